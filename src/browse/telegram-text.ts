import { addressOf } from '@/platform/own-path';
import { detailPath } from '@/platform/first-paths';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { discountText } from '@/listings/discount';
import type { Listing } from '@/listings/listing';
import { oneAtATime } from '@/platform/one-at-a-time';
import { shareAddress } from '@/ui/share-address';
import { requireUser } from '@/account/require-user';

async function share({ id, name }: Listing): Promise<void> {
  const user = await requireUser(t('Please sign in to share.'));
  if (user) await shareAddress(detailPath(id), name);
}

/** Shares the address of a listing. */
export const shareListing = (listing: Listing) => oneAtATime(`share ${listing.id}`, () => share(listing));

/** Room for the other lines: sellers write whole descriptions into a name. */
const longestName = 200;

/** What Telegram shows of an offer: name, price and place, a line each. */
function linesOf(listing: Listing): readonly string[] {
  const { name, price, discount, place } = listing;
  const letters = [...name];
  const priceFacts = [
    price === null ? null : formatMoney(price),
    // A discount that waits or has ended is no reason to come.
    discount.kind === 'percentage' ? discountText(discount) : null,
  ];
  return [
    letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : name,
    priceFacts.filter(Boolean).join(' · '),
    place === '' ? '' : t('Place: {place}', { place }),
  ].filter((line) => line !== '');
}

const linkOf = ({ id }: Listing): string => addressOf(detailPath(id));

/** The text to send on Telegram, in the visitor's language, with the offer's link as its last line. */
export const telegramText = (listing: Listing): string => [...linesOf(listing), linkOf(listing)].join('\n');

/** Opens Telegram, which asks whom to send the text to. It puts the link first, with its picture below. */
export function telegramShareLink(listing: Listing): string {
  const query = new URLSearchParams({ url: linkOf(listing), text: linesOf(listing).join('\n') });
  // The apps would show a plus for a space.
  return `https://t.me/share/url?${query.toString().replaceAll('+', '%20')}`;
}
