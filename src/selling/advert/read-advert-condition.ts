import { afterLabel, trimSigns } from './advert-text';

/** Phrases that state a condition. _New_ or _used_ alone may belong to a name, a price or an arrival. */
const phrases = {
  refurbished: /\b(?:refurbished|reconditioned|renewed)\b/iu,
  new: /\bbrand[- ]new\b|\b100\s?% new\b|ብራንድ ኒው/iu,
  used: /\b(?:slightly|lightly|gently|neatly|barely|well|uk|us|usa|dubai)[- ]used\b|\bsecond[- ]?hand\b|\bpre-?owned\b/iu,
};
/** Words that count only as a whole line or after a label. */
const words = {
  refurbished: /^refurbished\P{L}*$/iu,
  new: /^(?:new|አዲስ)\P{L}*$/iu,
  used: /^(?:used|ያገለገለ)(?!\p{L})/iu,
};
const conditions = ['refurbished', 'new', 'used'] as const;

/** The condition that an advert names, in the API's spelling; '' if it names none or several. */
export function readAdvertCondition(text: string): string {
  const lines = text.split('\n').map(trimSigns);
  const stated = conditions.filter((condition) =>
    lines.some(
      (line) => phrases[condition].test(line) || words[condition].test(afterLabel(line, 'condition') ?? line),
    ),
  );
  return stated.length === 1 ? (stated[0] ?? '') : '';
}
