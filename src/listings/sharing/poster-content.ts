import { brand } from '@/config/brand';
import { addressOf } from '@/browser/own-path';
import { detailPath } from '@/config/first-paths';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { discountText } from '@/listings/catalogue/discount';
import type { Listing } from '@/listings/catalogue/listing';
import { discountedPrice } from '@/listings/detail/discounted-price';

/** What stands on a poster, in the visitor's language; '' for what the offer does not say. */
export interface PosterContent {
  name: string;
  price: string;
  discount: string;
  /** What it costs less the discount, where the prices of the server are those before it. */
  reduced: string;
  place: string;
  market: string;
  /** What the code is for. */
  invitation: string;
  /** Where the market is, for whoever cannot scan. */
  host: string;
  /** Where the code leads. */
  link: string;
}

/** Whether prices are those before the discount (docs/api.md). */
const isBefore = import.meta.env.VITE_PRICE_BEFORE_DISCOUNT === 'true';

/** A discount that waits or has ended is no reason to come. */
const percentageOf = ({ discount }: Listing): string =>
  discount.kind === 'percentage' ? (discountText(discount) ?? '') : '';

export function posterContent(listing: Listing, pricesAreBefore = isBefore): PosterContent {
  const { id, name, price, place, photo, images, video } = listing;
  const reduced = pricesAreBefore ? discountedPrice(listing) : null;
  const isVideoOnly = photo === null && images.length === 0 && video !== null;
  return {
    name,
    price: price === null ? '' : formatMoney(price),
    discount: percentageOf(listing),
    reduced: reduced === null ? '' : t('{price} after the discount', { price: formatMoney(reduced) }),
    place,
    market: brand.name,
    invitation: isVideoOnly
      ? t('Scan to watch the video and reach the seller.')
      : t('Scan to see more and reach the seller.'),
    host: window.location.host,
    link: addressOf(detailPath(id)),
  };
}

/** The poster in words, for whoever does not see it. */
export function posterAlternative({ name, price, discount, place }: PosterContent): string {
  const facts = [name, price, discount, place].filter((fact) => fact !== '').join(', ');
  return t('Poster: {facts}, and a code that leads to the offer', { facts });
}
