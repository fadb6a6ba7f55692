import { afterLabel, contactMask, maskContacts, trimSigns, type AdvertLabel } from './advert-text';
import { startOfPrice } from './read-advert-price';

const maxPlaceLength = 120;
const otherLabels: readonly AdvertLabel[] = ['name', 'price', 'condition', 'contact'];

/** Removes everything else from a line with a place; '' if nothing is left. */
function cleanPlace(words: string): string {
  const masked = maskContacts(words);
  const end = [masked.indexOf(contactMask), startOfPrice(masked)].filter((index) => index >= 0);
  const place = trimSigns(masked.slice(0, Math.min(masked.length, ...end)))
    .replace(/[.!?=]+$/, '')
    .trim();
  return /\p{L}{2}/u.test(place) && place.length <= maxPlaceLength ? place : '';
}

function labelledPlace(lines: readonly string[]): string {
  for (const [index, line] of lines.entries()) {
    const labelled = afterLabel(line, 'place') ?? afterLabel(line, 'namedPlace', true);
    if (labelled === null) continue;
    // The place may be on the line below its label.
    const next = lines[index + 1] ?? '';
    const isNextLabelled = otherLabels.some((label) => afterLabel(next, label) !== null);
    const place = cleanPlace(labelled.trim() === '' && !isNextLabelled ? next : labelled);
    if (place) return place;
  }
  return '';
}

/** The pin emoji. */
const pin = '\u{1F4CD}';

/** The text after a pin. Some sellers begin every line with a pin, so a pin counts only if it is the only one. */
function placeAfterPin(lines: readonly string[]): string {
  const [line = '', ...others] = lines.filter((each) => each.includes(pin));
  const words = trimSigns(line.slice(line.indexOf(pin)));
  const isOther = others.length > 0 || otherLabels.some((label) => afterLabel(words, label) !== null);
  return isOther ? '' : cleanPlace(words);
}

/** The place in an advert, in the advert's words; '' if it has no label and no pin. */
export function readAdvertPlace(text: string): string {
  const lines = text.split('\n');
  return labelledPlace(lines.map(trimSigns).filter((line) => line !== '')) || placeAfterPin(lines);
}
