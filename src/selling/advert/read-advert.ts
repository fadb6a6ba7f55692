import type { PostFields } from '@/selling/post/post-fields';
import { phonesIn, plainAdvert } from './advert-text';
import { readAdvertCondition } from './read-advert-condition';
import { readAdvertLinks } from './read-advert-links';
import { readAdvertName } from './read-advert-name';
import { readAdvertPlace } from './read-advert-place';
import { readAdvertPrice } from './read-advert-price';

/** The fields that are read from an advert. */
export type AdvertFields = Pick<
  PostFields,
  'productName' | 'price' | 'condition' | 'location' | 'phone' | 'telegram' | 'tiktok' | 'website'
>;

/** A phone field holds up to two numbers. */
const maxPhones = 2;

/**
 * Reads an advert from Telegram. Uncertain fields are '': a wrong price or number that nobody notices is worse
 * than an empty field.
 */
export function readAdvert(typed: string): AdvertFields {
  const text = plainAdvert(typed);
  return {
    productName: readAdvertName(text),
    price: readAdvertPrice(text),
    condition: readAdvertCondition(text),
    location: readAdvertPlace(text),
    phone: phonesIn(text)
      .slice(0, maxPhones)
      .map((phone) => phone.text)
      .join(', '),
    ...readAdvertLinks(text),
  };
}
