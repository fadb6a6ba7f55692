import { conditions, type Condition } from './condition';

/** A longer name comes before one that it contains. *New Balance*, አዲስ አበባ, አዲስ ከተማ and አዲስ ዘመን name other things. */
export const conditionPattern = new RegExp(
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
export const conditionsIn = (text: string): readonly Condition[] =>
  [...text.matchAll(conditionPattern)].flatMap(({ groups = {} }) =>
    conditions.filter((name) => groups[name] !== undefined),
  );

interface Item {
  name: string;
  condition?: Condition | null;
}

/** Whether an item is in a condition. If the seller chose none, the name decides. */
export const isIn = (wanted: Condition, { name, condition }: Item): boolean =>
  condition ? condition === wanted : conditionsIn(name).includes(wanted);

/** Refurbished goods may count as used, but not as new. */
export const mayBeIn = (wanted: Condition, item: Item): boolean =>
  isIn(wanted, item) ||
  (wanted === 'new' ? !isIn('used', item) && !isIn('refurbished', item) : !isIn('new', item));
