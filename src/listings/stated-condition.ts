import type { Attributes } from './attributes';

/**
 * Matches the words for each condition. A longer name comes before one that it contains. *New Balance*, አዲስ አበባ, አዲስ
 * ከተማ and አዲስ ዘመን do not count, because they name other things.
 */
export const conditions = new RegExp(
  Object.entries({
    used: 'used|second hand|secondhand|pre owned|preowned|like new|good as new|yagelegele|ያገለገለ|ያገለገለች|ያገለገሉ|ሁለተኛ እጅ',
    refurbished: 'refurbished|reconditioned|renewed|የታደሰ|የታደሱ',
    new: 'brand new|new|አዲስ|አዳዲስ',
  })
    .map(([name, words]) => `(?<${name}>${words.replaceAll(' ', String.raw`[\s-]+`)})`)
    .join('|')
    .replace(/^.*$/, String.raw`(?<!\p{L})(?:$&)(?!\p{L}|\s+(?:balance|testament|york|አበባ|ከተማ|ዘመን))`),
  'giu',
);

/** The conditions that a text names, in the order of their mention. */
export const conditionsIn = (text: string): readonly string[] =>
  [...text.matchAll(conditions)].flatMap(({ groups = {} }) =>
    Object.keys(groups).filter((name) => groups[name] !== undefined),
  );

interface Item {
  name: string;
  attributes?: Attributes;
}

/** Whether an item is in a condition, by its attribute, or by its name if it has none. */
export function isIn(condition: string, { name, attributes }: Item): boolean {
  const attribute = attributes?.get('condition');
  return attribute === undefined ? conditionsIn(name).includes(condition) : attribute === condition;
}

/**
 * Whether an item may be in a condition, because it names no contrary one. Refurbished goods may count as used, but not
 * as new.
 */
export const mayBeIn = (condition: string, item: Item): boolean =>
  isIn(condition, item) ||
  !(condition === 'new' ? ['used', 'refurbished'] : ['new']).some((other) => isIn(other, item));
