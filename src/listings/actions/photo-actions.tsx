import { Bookmark, Share2, type IconNode } from 'lucide';
import { classNames } from '@/lib/class-names';
import type { Listing } from '@/listings/catalogue/listing';
import { toggleSaved } from '@/listings/saved/save-listing';
import { useIsSaved } from '@/listings/saved/saved';
import { Icon } from '@/ui/icon';
import { shareListing } from './share-listing';

const buttonClass = 'tap group/action grid place-items-center -outline-offset-4!';

/** The visible part of a button, whose target is larger. */
function Disc({ icon, className }: { icon: IconNode; className?: string }) {
  return (
    <span className="grid size-8 place-items-center rounded-full border border-line bg-surface text-ink group-hover/action:border-edge">
      <Icon of={icon} className={classNames('size-4', className)} />
    </span>
  );
}

/** The bookmark on the photo of a row or card: saves the listing on this device. */
function SaveOnPhoto({ listing, className }: { listing: Listing; className?: string }) {
  const isSaved = useIsSaved(listing.id);
  return (
    <button
      type="button"
      aria-label={`Save ${listing.name}`}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(listing, isSaved)}
      className={classNames(buttonClass, className)}
    >
      <Disc icon={Bookmark} className={isSaved ? 'fill-current text-brand' : ''} />
    </button>
  );
}

/** Save and share on the photo of a row or card. */
export function PhotoActions({ listing }: { listing: Listing }) {
  return (
    <span className="flex flex-row-reverse">
      <SaveOnPhoto listing={listing} />
      <button
        type="button"
        aria-label={`Share ${listing.name}`}
        onClick={() => void shareListing(listing)}
        className={classNames(buttonClass, '-mr-2')}
      >
        <Disc icon={Share2} />
      </button>
    </span>
  );
}
