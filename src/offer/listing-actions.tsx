import { LabelledActions } from '@/browse/labelled-actions';
import type { Listing } from '@/listings/listing';
import { latePart } from '@/ui/late-part';

const ActionMenu = latePart(async () => (await import('@/browse/action-menu')).ActionMenu);

/** What can be done with a listing on its own page besides reaching its seller. */
export const ListingActions = ({ listing }: { listing: Listing }) => (
  <LabelledActions
    listing={listing}
    more={
      // It has its place, so nothing moves when its code comes.
      <span className="-ml-px size-[44px] shrink-0">
        <ActionMenu listing={listing} />
      </span>
    }
  />
);
