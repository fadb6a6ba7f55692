import { findTownName } from '@/place/place-names';
import { wordsOf } from '@/platform/text/words';
import { afterLabel, hasLabel, trimSigns } from './advert-text';
import { beforeContactOrPrice } from './read-advert-price';

const maxPlaceLength = 120;
const hasOtherLabel = (line: string) => hasLabel(line, 'name', 'price', 'condition', 'contact');

function cleanPlace(words: string): string {
  const place = trimSigns(beforeContactOrPrice(words))
    .replace(/[.!?=]+$/, '')
    .trim();
  return /\p{L}{2}/u.test(place) && place.length <= maxPlaceLength ? place : '';
}

function labelledPlace(lines: readonly string[]): string {
  for (const [index, line] of lines.entries()) {
    const labelled = afterLabel(line, 'place') ?? afterLabel(line, 'ambiguousPlace', true);
    if (labelled === null) continue;
    // The place may be on the line below its label.
    const next = lines[index + 1] ?? '';
    const place = cleanPlace(labelled.trim() === '' && !hasOtherLabel(next) ? next : labelled);
    if (place) return place;
  }
  return '';
}

const pinEmoji = '\u{1F4CD}';

/** The text after a pin. Some sellers begin every line with a pin, so a pin counts only if it is the only one. */
function placeAfterPin(raw: readonly string[]): string {
  const pinned = raw.filter((line) => line.includes(pinEmoji));
  const [line = ''] = pinned;
  if (pinned.length !== 1) return '';
  const words = trimSigns(line.slice(line.indexOf(pinEmoji)));
  return hasOtherLabel(words) ? '' : cleanPlace(words);
}

/** Words that continue a place. Without such a word, a neighbourhood's name may be the name of a coffee. */
const placeWords =
  /(?:^|\s)(?:building|bldg|floor|mall|street|road|square|area|condominium|around|near|behind|in front|next to|atlas|medh?ani|medhanialem|mikael|michael|georg|giorgis|mariam|maryam|gabriel|abo|silassie|ህንፃ|ሕንፃ|ፎቅ|ፖስታ|ሞል|ኮንዶሚኒየም|አደባባይ|አካባቢ|ፊት|ጀርባ|መድኃኔዓለም|መድሃኒአለም|ሚካኤል|ጊዮርጊስ|ማርያም|ገብርኤል|አቦ|ሥላሴ|ስላሴ)/iu;
const maxWords = 8;

/** Whether a part of a line is a place and nothing else: it begins with a known place, and continues like a place. */
function isPlace(part: string): boolean {
  const words = wordsOf(part);
  const found = findTownName(words);
  if (!found || found.start !== 0 || words.length > maxWords) return false;
  const rest = words.slice(found.length);
  return rest.length === 0 || placeWords.test(rest.join(' '));
}

/** A line that is only a place, such as _Merkato, Military Tera_. In the first line, the text after the name. */
function placeLine(lines: readonly string[]): string {
  for (const [index, line] of lines.entries()) {
    if (/\d{3}/.test(line) || hasOtherLabel(line)) continue;
    const parts = line.split(/\s*[,፣]\s*/u);
    const start = parts.findIndex((part, at) => (index > 0 ? at === 0 : at > 0) && isPlace(part));
    if (start >= 0 && parts.length <= 5) return cleanPlace(parts.slice(start).join(', '));
  }
  return '';
}

/** Words for origin or delivery. The place beside them is not where the thing is. */
const originOrDelivery =
  /\b(?:deliver\w*|ship\w*|made|imported|bought|from|brought|free)\b|ዴሊቨሪ|እናደርሳለን|እንልካለን|ከ\p{L}{1,40} የመጣ/iu;
const inPlace = /(?<!\p{L})(?:in|at|around|near)\s+((?:\p{Lu}[\p{L}'’]*\s?){1,3})/gu;

/** A known place after a word such as _in_, spelled as in the advert. */
function placeInSentence(text: string): string {
  for (const sentence of text.split(/[\n.!?,;]/))
    if (!originOrDelivery.test(sentence))
      for (const [, words = ''] of sentence.matchAll(inPlace)) {
        const found = findTownName(wordsOf(words));
        const written = words.trim().split(/\s+/);
        if (found?.start === 0) return written.slice(0, found.length).join(' ');
      }
  return '';
}

/** The place in a sentence such as ቦሌ መድኃኔዓለም እንገኛለን, which says where the seller is. */
function statedLocation(lines: readonly string[]): string {
  const line = lines.find((each) => /\p{L}\s+(?:ላይ\s+)?እንገኛለን/u.test(each));
  return line ? cleanPlace(line.replace(/\s+(?:ላይ\s+)?እንገኛለን.*$/su, '')) : '';
}

/** The place in an advert, in the advert's words; '' if none is certain. */
export function readAdvertPlace(text: string): string {
  const raw = text.split('\n');
  const lines = raw.map(trimSigns).filter((line) => line !== '');
  return (
    labelledPlace(lines) ||
    placeAfterPin(raw) ||
    statedLocation(lines) ||
    placeLine(lines) ||
    placeInSentence(text)
  );
}
