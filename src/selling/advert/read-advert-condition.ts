import type { Condition } from '@/listings/condition';
import { conditionPattern, conditionsIn } from '@/listings/stated-condition';
import { afterLabel, trimSigns } from './advert-text';

/** These words may belong to a name, a price or an arrival. Alone they count only as a whole line or after a label. */
const uncertain = /^(?:new|used|አዲስ|አዳዲስ|(?:like|good as)[- ]new)$/iu;
const certainlyNew = /\b100\s?% new\b|ብራንድ ኒው/iu;
const certainlyUsed =
  /\b(?:slightly|lightly|gently|neatly|barely|well|uk|us|usa|dubai|foreign|europe|canada)[- ]used\b|(?:^|[,(.;:|]\s*)used\b(?!\s+(?:to|in|by|as|with|on|or|and|from)\b|\s+for\b(?!\s+(?:\d|a|one|two|few)))/iu;
const contradictions = /\b(?:not|never|un)[- ]?used\b|\bnew (?:and|or|&) used\b|\bused (?:and|or|&) new\b/giu;

function conditionsInLine(line: string): readonly Condition[] {
  const plain = trimSigns(line.replace(contradictions, ' '));
  const stated = (afterLabel(plain, 'condition') ?? plain).replace(/[.!]+$/, '');
  if (uncertain.test(stated)) return conditionsIn(stated);
  const certain = [...stated.matchAll(conditionPattern)].filter(([words]) => !uncertain.test(words));
  return [
    ...certain.flatMap(([words]) => conditionsIn(words)),
    ...(certainlyNew.test(stated) ? (['new'] as const) : []),
    ...(certainlyUsed.test(stated) ? (['used'] as const) : []),
  ];
}

/** The condition that an advert names, in the API's spelling; '' if it names none or several. */
export function readAdvertCondition(text: string): string {
  const [condition, ...others] = new Set(text.split('\n').flatMap(conditionsInLine));
  return others.length === 0 ? (condition ?? '') : '';
}
