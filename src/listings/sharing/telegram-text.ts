import { t } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { posterContent } from './poster-content';

/** Room for the other lines: sellers write whole descriptions into a name. */
const longestName = 200;

/** What Telegram shows of an offer: name, price and place, a line each. */
function linesOf(listing: Listing, pricesAreBefore?: boolean): readonly string[] {
  const { name, price, discount, reduced, place } = posterContent(listing, pricesAreBefore);
  const letters = [...name];
  return [
    letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : name,
    [price, discount].filter((fact) => fact !== '').join(' · '),
    reduced,
    place === '' ? '' : t('Place: {place}', { place }),
  ].filter((line) => line !== '');
}

/** The text to send on Telegram, in the visitor's language, with the offer's link as its last line. */
export const telegramText = (listing: Listing, pricesAreBefore?: boolean): string =>
  [...linesOf(listing, pricesAreBefore), posterContent(listing).link].join('\n');

/** Opens Telegram, which asks whom to send the text to. It puts the link first, with its picture below. */
export function telegramShareLink(listing: Listing): string {
  const query = new URLSearchParams({
    url: posterContent(listing).link,
    text: linesOf(listing).join('\n'),
  });
  // The apps would show a plus for a space.
  return `https://t.me/share/url?${query.toString().replaceAll('+', '%20')}`;
}
