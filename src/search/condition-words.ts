import { wordsOf } from './search-words';

/** What people call each condition that a listing may be in, one after the other where they are parts of another. */
const names: Readonly<Record<string, string>> = {
  used: 'used, second hand, secondhand, pre owned, preowned, like new, good as new, ያገለገለ, ያገለገለች',
  refurbished: 'refurbished, reconditioned, renewed',
  new: 'brand new, new, አዲስ',
};
/** *New Balance* and አዲስ አበባ are names. */
const pattern = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.entries(names)
    .map(([name, words]) => `(?<${name}>${words.replaceAll(', ', '|').replaceAll(' ', String.raw`[\s-]+`)})`)
    .join('|')})(?!\p{L}|\s+(?:balance|testament|york|አበባ))`,
  'giu',
);

/** The first condition that a text names, null for none, and the text without any. */
export function readCondition(text: string): { condition: string | null; rest: string } {
  const { groups = {} } = text.matchAll(pattern).next().value ?? {};
  const condition = Object.keys(groups).find((name) => groups[name] !== undefined) ?? null;
  return { condition, rest: text.replace(pattern, ' ') };
}

/** The words by which a name says each condition. */
export const conditionPhrases = new Map(
  Object.entries(names).map(([name, words]) => [name, words.split(',').map((phrase) => wordsOf(phrase))]),
);
