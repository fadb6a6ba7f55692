import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { detailPath } from '@/platform/paths';
import { toListingState } from '@/listings/listing-state';
import type { ListingLinkProps } from './listing-slots';

/**
 * Removes focus early; the next page's heading takes it anyway. When a focused element is removed, Chromium lays the
 * page out again, which on a slow phone is a tenth of the time that opening a listing takes.
 */
function blurBeforeNavigation({
  currentTarget,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent<HTMLElement>): void {
  const opensElsewhere = altKey || ctrlKey || metaKey || shiftKey;
  if (!opensElsewhere) currentTarget.blur();
}

/**
 * A link to a listing, with the product in navigation state and its id in the address (docs/product.md, Routes
 * and links). A listing that waits for verification stays out of the state, because browsers write history to
 * disk.
 */
export function ListingLink({ listing, className, children }: ListingLinkProps) {
  return (
    <Link
      to={detailPath(listing.id)}
      state={listing.verified ? toListingState(listing) : null}
      className={className}
      onClick={blurBeforeNavigation}
    >
      {children}
    </Link>
  );
}
