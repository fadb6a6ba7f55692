import { requireUser } from '@/account/require-user';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { discountText } from '@/listings/discount';
import type { Listing } from '@/listings/listing';
import { oneAtATime } from '@/platform/one-at-a-time';
import { absoluteAddress } from '@/platform/own-path';
import { detailPath } from '@/platform/paths';
import { limitText } from '@/platform/text/limit-text';
import { shareAddress } from '@/ui/share';

async function requestShare({ id, name }: Listing): Promise<void> {
  const user = await requireUser(t('Please sign in to share.'));
  if (user) await shareAddress(detailPath(id), name);
}

export const shareListing = (listing: Listing) =>
  oneAtATime(`share ${listing.id}`, () => requestShare(listing));

/** In characters. Some sellers write the whole description into the name. */
const maxNameLength = 200;

function messageLines(listing: Listing): readonly string[] {
  const { name, price, discount, place } = listing;
  const priceFacts = [
    price === null ? null : formatMoney(price),
    // A discount that waits or has ended is no reason to visit.
    discount.kind === 'percentage' ? discountText(discount) : null,
  ];
  return [
    name.length > maxNameLength ? `${limitText(name, maxNameLength)}…` : name,
    priceFacts.filter(Boolean).join(' · '),
    place === '' ? '' : t('Location: {place}', { place }),
  ].filter((line) => line !== '');
}

const listingAddress = ({ id }: Listing): string => absoluteAddress(detailPath(id));

/** The Telegram text in the visitor's language, with the offer's link on the last line. */
export const telegramText = (listing: Listing): string =>
  [...messageLines(listing), listingAddress(listing)].join('\n');

/** Telegram asks for the recipient and shows the address above the text. */
export function telegramShareLink(listing: Listing): string {
  const query = new URLSearchParams({ url: listingAddress(listing), text: messageLines(listing).join('\n') });
  // Telegram's apps would show a plus sign instead of a space.
  return `https://t.me/share/url?${query.toString().replaceAll('+', '%20')}`;
}
