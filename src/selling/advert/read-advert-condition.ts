import { afterLabel, trimSigns } from './advert-text';

type Condition = 'new' | 'used' | 'refurbished';

/** Phrases that state a condition. _New_ alone may belong to a name, a price or an arrival. */
const phrases: readonly (readonly [Condition, RegExp])[] = [
  ['refurbished', /\b(?:refurbished|reconditioned|renewed)\b/iu],
  ['new', /\bbrand[- ]new\b|\b100\s?% new\b|ብራንድ ኒው/iu],
  [
    'used',
    /\b(?:slightly|lightly|gently|neatly|barely|well|uk|us|usa|dubai|foreign|europe|canada)[- ]used\b|\b(?:second[- ]?hand|pre-?owned)\b|(?<!\p{L})ያገለገ(?:ለ|ለች|ሉ)(?!\p{L})/iu,
  ],
  [
    'used',
    /(?:^|[,(.;:|]\s*)used\b(?!\s+(?:to|in|by|as|with|on|or|and|from)\b|\s+for\b(?!\s+(?:\d|a|one|two|few)))/iu,
  ],
];
/** Words that count only as a whole line or after a label. */
const words: Readonly<Record<string, Condition>> = {
  new: 'new',
  used: 'used',
  refurbished: 'refurbished',
  አዲስ: 'new',
  ያገለገለ: 'used',
};
const contradictions = /\b(?:not|never|un)[- ]?used\b|\bnew (?:and|or|&) used\b|\bused (?:and|or|&) new\b/giu;

function conditionsInLine(line: string): readonly Condition[] {
  const plain = trimSigns(line.replace(contradictions, ' '));
  const stated = afterLabel(plain, 'condition') ?? plain;
  const word = words[stated.toLowerCase().replace(/[.!]+$/, '')];
  return word ? [word] : phrases.flatMap(([condition, pattern]) => (pattern.test(stated) ? [condition] : []));
}

/** The condition that an advert names, in the API's spelling; '' if it names none or several. */
export function readAdvertCondition(text: string): string {
  const [condition, ...others] = new Set(text.split('\n').flatMap(conditionsInLine));
  return others.length === 0 ? (condition ?? '') : '';
}
