import { Link } from 'react-router-dom';
import { detailPath } from '@/config/first-paths';
import { friendOfferPath } from '@/config/link-builders';
import { useLanguage } from '@/language/use-language';
import type { Listing } from '@/listings/catalogue/listing';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { ListingPhoto } from '@/listings/results/listing-photo';
import type { ListingLinkProps, ListingSlots } from '@/listings/results/listing-slots';
import { RowLayout } from '@/listings/results/row-layout';

/** What is not on the server can be neither saved nor liked. */
const NoActions = () => null;

/** To the page of the offer, without the words of the file. */
const RealLink = ({ listing, className, children }: ListingLinkProps) => (
  <Link to={detailPath(listing.id)} className={className}>
    {children}
  </Link>
);

/** To what the file says of the offer. */
const FileLink = ({ listing, className, children }: ListingLinkProps) => (
  <Link to={friendOfferPath(listing.id)} className={className}>
    {children}
  </Link>
);

const common = { Photo: ListingPhoto, Actions: NoActions };
const realSlots: ListingSlots = { ...common, Link: RealLink };
const fileSlots: ListingSlots = { ...common, Link: FileLink };

interface FileRowProps {
  listing: Listing;
  /** Whether the catalogue has an offer of this id. */
  isKnown: boolean;
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  heading: 'h2' | 'h3';
}

/** An offer of a file. */
export function FileRow({ isKnown, ...row }: FileRowProps) {
  useLanguage();
  return <RowLayout {...row} slots={isKnown ? realSlots : fileSlots} />;
}
