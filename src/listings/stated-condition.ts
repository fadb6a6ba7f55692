import type { Attributes } from './attributes';

/**
 * How texts name each condition, longer names before those they contain. *New Balance*, አዲስ አበባ, አዲስ ከተማ and አዲስ ዘመን
 * are names of other things.
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

/** Whether an item is in a condition, by its attribute or else by its name. */
export function isIn(condition: string, { name, attributes }: Item): boolean {
  const attribute = attributes?.get('condition');
  return attribute === undefined ? conditionsIn(name).includes(condition) : attribute === condition;
}

/** Whether an item states no other condition. Refurbished goods may be called used, but not new. */
export const mayBeIn = (condition: string, item: Item): boolean =>
  isIn(condition, item) ||
  !(condition === 'new' ? ['used', 'refurbished'] : ['new']).some((other) => isIn(other, item));
