import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { detailPath } from '@/platform/paths';
import { toListingState } from '@/listings/listing-state';
import type { ListingLinkProps } from './listing-slots';

/**
 * Takes the focus from a link that is about to be removed; otherwise Chromium would lay the page out again, a tenth of
 * the time of opening an offer. A link that opens in a new tab or window stays, with its focus.
 */
function blurBeforeNavigation({ currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  if (!ctrlKey && !metaKey && !shiftKey) currentTarget.blur();
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
