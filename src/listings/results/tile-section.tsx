import type { Path } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';
import { useWithoutHidden } from '@/listings/hidden/use-without-hidden';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { ListingRow } from './listing-row';
import { SectionFrame } from './section-frame';

interface CardSectionProps {
  title: string;
  seeAll?: Path;
  listings: readonly Listing[];
  /** Milliseconds. */
  now: number;
}

/** A section of a few listings as cards, without the hidden ones. */
export function CardSection({ listings, now, ...frame }: CardSectionProps) {
  const visitor = useVisitorPlace();
  const shown = useWithoutHidden(listings);
  if (shown.length === 0) return null;
  return (
    <SectionFrame {...frame}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {shown.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <ListingRow listing={listing} visitor={visitor} now={now} shape="columns" heading="h3" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
