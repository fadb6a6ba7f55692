import { conditions, type Condition } from './condition';
import { patternOf } from './lexicon';

/** Matches the words for a condition, but not names such as *New Balance*, አዲስ አበባ, አዲስ ከተማ and አዲስ ዘመን. */
export const conditionPattern = new RegExp(
  `(?:${conditions.map((condition) => `(?<${condition}>${patternOf(condition)})`).join('|')})` +
    String.raw`(?!\s+(?:balance|testament|york|አበባ|ከተማ|ዘመን))`,
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
