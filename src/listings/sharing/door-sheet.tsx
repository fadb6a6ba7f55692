import './door-sheet.css';
import { brand } from '@/config/brand';
import { addressOf } from '@/browser/own-path';
import { sellerPath } from '@/config/link-builders';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { discountText } from '@/listings/catalogue/discount';
import { type Listing, listingPictures } from '@/listings/catalogue/listing';
import { ListingPhoto } from '@/listings/results/listing-photo';
import { QrPicture } from './qr-picture';

/** How many offers a sheet has room for. */
const mostAtDoor = 8;
/** So many have a line each. */
const few = 4;

/** One offer as it is read from the pavement: without a date, which paper outlives. */
function DoorOffer({ listing }: { listing: Listing }) {
  const { id, name, price, discount } = listing;
  return (
    <li>
      <ListingPhoto
        url={listingPictures(listing)[0]?.url ?? null}
        seed={id}
        eager
        sizes="12rem"
        className="door-photo"
      />
      <div className="min-w-0">
        <h3 dir="auto" className="door-offer-name text-left">
          {name}
        </h3>
        {(price !== null || discount.kind === 'percentage') && (
          <p className="door-price">
            {price !== null && <span>{formatMoney(price)}</span>}
            {discount.kind === 'percentage' && (
              <span className="door-discount">{discountText(discount)}</span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

interface DoorSheetProps {
  company: string;
  /** The offers of the company, the first of which stand on the sheet. */
  listings: readonly Listing[];
}

/** A page of A4 for the door of a shop: its offers, and a code that leads to all of them. */
export function DoorSheet({ company, listings }: DoorSheetProps) {
  const shown = listings.slice(0, mostAtDoor);
  return (
    <div className="door-frame">
      <article aria-label={t('The sheet')} className="door-sheet rounded-control border border-line">
        <div className="door-head">
          <h2 className="door-name">
            <bdi>{company}</bdi>
          </h2>
          <p>{t('Our verified offers')}</p>
        </div>
        <ul className="door-offers" data-few={shown.length <= few ? '' : undefined}>
          {shown.map((listing) => (
            <DoorOffer key={listing.id} listing={listing} />
          ))}
        </ul>
        <div className="door-foot">
          <QrPicture address={addressOf(sellerPath(company))} className="door-code" />
          <div className="min-w-0">
            <p className="door-market font-display font-bold">{brand.name}</p>
            <p>{t('Scan to see all our offers.')}</p>
            <p>
              <bdi>{window.location.host}</bdi>
            </p>
          </div>
        </div>
      </article>
    </div>
  );
}
