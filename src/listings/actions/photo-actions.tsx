import { Heart, Share2 } from 'lucide';
import { classNames } from '@/lib/class-names';
import type { Listing } from '@/listings/catalogue/listing';
import { Icon } from '@/ui/icon';
import { likeListing } from './like-listing';
import { shareListing } from './share-listing';
import { useLikes } from './likes';

const buttonClass = 'tap group/action grid place-items-center -outline-offset-4!';
const discClass =
  'grid size-8 place-items-center rounded-full border border-line bg-surface text-ink group-hover/action:border-edge';

/** Like and share on the photo of a row or card. They lie above its link, which covers the whole row. */
export function PhotoActions({ listing }: { listing: Listing }) {
  const liked = useLikes().has(listing.id);
  return (
    <span className="relative z-10 flex">
      <button
        type="button"
        aria-label={`Share ${listing.name}`}
        onClick={() => void shareListing(listing)}
        className={buttonClass}
      >
        <span className={discClass}>
          <Icon of={Share2} className="size-4" />
        </span>
      </button>
      <button
        type="button"
        aria-label={`Like ${listing.name}`}
        aria-pressed={liked}
        onClick={() => void likeListing(listing)}
        className={classNames(buttonClass, '-ml-2')}
      >
        <span className={discClass}>
          <Icon of={Heart} className={classNames('size-4', liked && 'fill-current text-sale')} />
        </span>
      </button>
    </span>
  );
}
