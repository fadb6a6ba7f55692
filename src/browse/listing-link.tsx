import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ListingLinkProps } from '@/browse/layouts/listing-slots';
import { toListingState } from '@/listings/listing-state';
import { detailPath } from '@/platform/paths';

/**
 * Removes the focus from a link before the page that contains it unmounts. Otherwise Chromium would lay that page out
 * again, which takes a tenth of the time of opening an offer. With a modifier key a new tab opens, so the link keeps
 * its focus.
 */
function blurBeforeNavigation({ currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  if (!ctrlKey && !metaKey && !shiftKey) currentTarget.blur();
}

/**
 * A link to a listing. The navigation state contains the product and the address its id (docs/product.md, Routes and
 * links). A listing that waits for verification is not in the state, because browsers write history to disk.
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
