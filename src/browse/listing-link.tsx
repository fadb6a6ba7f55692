import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { detailPath } from '@/platform/first-paths';
import { toListingState } from '@/listings/listing-state';
import type { ListingLinkProps } from './listing-slots';

/**
 * The heading of the page that opens takes the focus anyway. Chromium lays the page out a second time when the
 * focused element is removed: on a slow phone that is a tenth of what opening a listing takes.
 */
function letGoOfFocus({ currentTarget, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  const opensElsewhere = altKey || ctrlKey || metaKey || shiftKey;
  if (!opensElsewhere) currentTarget.blur();
}

/**
 * A link to a listing, with the product in navigation state and its id in the address (docs/product.md, Routes
 * and links). One that waits for verification stays out of the history, which browsers write to the disk.
 */
export function ListingLink({ listing, className, children }: ListingLinkProps) {
  return (
    <Link
      to={detailPath(listing.id)}
      state={listing.verified ? toListingState(listing) : null}
      className={className}
      onClick={letGoOfFocus}
    >
      {children}
    </Link>
  );
}
