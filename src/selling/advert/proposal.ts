import { t } from '@/language/translate';
import { limitLongText } from '@/platform/limit-text';
import { type PostFieldName, type PostFields, choicesOf } from '@/selling/post/post-fields';
import { showPrice } from '@/selling/post/price-typing';
import { readAdvert } from './read-advert';

/** A text proposed for a field. */
export interface Proposal {
  name: PostFieldName;
  value: string;
  /** The field's current text; '' if empty. */
  before: string;
}

/** In the order of the form. */
const order = [
  'productName',
  'price',
  'condition',
  'description',
  'location',
  'phone',
  'telegram',
  'tiktok',
  'website',
] as const satisfies readonly PostFieldName[];

/**
 * The proposals of an advert, with its whole text as the description. Fields that already hold the same text
 * are left out.
 */
export function proposalsOf(text: string, fields: PostFields): readonly Proposal[] {
  const description = limitLongText(text);
  if (description === '') return [];
  const values = { ...readAdvert(text), description };
  return order
    .map((name) => ({ name, value: values[name], before: fields[name].trim() }))
    .filter(({ value, before }) => value !== '' && value !== before);
}

/** A value as its field shows it. Text that people wrote is not translated. */
export function wordsFor(name: PostFieldName, value: string): string {
  if (name === 'price') return showPrice(value);
  const choice = choicesOf(name).find(([known]) => known === value);
  return choice ? t(choice[1]) : value;
}
