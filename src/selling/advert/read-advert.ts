import { t } from '@/language/translate';
import { limitLongText } from '@/platform/text/limit-text';
import { choicesOf, type PostFieldName, type PostFields } from '@/selling/post/post-fields';
import { showPrice } from '@/selling/post/price-typing';
import { findPhones, plainAdvert } from './advert-text';
import { readAdvertCondition } from './read-advert-condition';
import { readAdvertLinks } from './read-advert-links';
import { readAdvertName } from './read-advert-name';
import { readAdvertPlace } from './read-advert-place';
import { readAdvertPrice } from './read-advert-price';

export type AdvertFields = Pick<
  PostFields,
  'productName' | 'price' | 'condition' | 'location' | 'phone' | 'telegram' | 'tiktok' | 'website'
>;

/** A phone field shows up to two numbers. */
const maxPhones = 2;

/** Reads an advert. An uncertain field stays '', because a wrong price that nobody notices is worse than none. */
export function readAdvert(typed: string): AdvertFields {
  const text = plainAdvert(typed);
  return {
    productName: readAdvertName(text),
    price: readAdvertPrice(text),
    condition: readAdvertCondition(text),
    location: readAdvertPlace(text),
    phone: findPhones(text)
      .slice(0, maxPhones)
      .map((phone) => phone.text)
      .join(', '),
    ...readAdvertLinks(text),
  };
}

export interface Proposal {
  name: PostFieldName;
  value: string;
  /** The field's current text; '' if empty. */
  before: string;
}

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

/** What an advert says that the form does not say yet. The description is the whole advert. */
export function proposeFields(text: string, fields: PostFields): readonly Proposal[] {
  const description = limitLongText(text);
  if (description === '') return [];
  const values = { ...readAdvert(text), description };
  return order
    .map((name) => ({ name, value: values[name], before: fields[name].trim() }))
    .filter(({ value, before }) => value !== '' && value !== before);
}

/** A value as its field shows it. Texts by people are not translated. */
export function displayValue(name: PostFieldName, value: string): string {
  if (name === 'price') return showPrice(value);
  const choice = choicesOf(name).find(([known]) => known === value);
  return choice ? t(choice[1]) : value;
}
