import * as v from 'valibot';
import { parseLink } from '@/lib/parse-link';
import { parsePrice } from './parse-price';

const required = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', message),
  );
/** Blank, or something that `parse` can read. */
const optional = (parse: (text: string) => unknown, message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() === '' || parse(text) !== null, message),
  );
const link = (example: string) => optional(parseLink, `Enter a link, such as ${example}.`);

/** What a post must have before it is sent (docs/product.md, Posting), and what is said where it has not. */
export const postSchema = v.object({
  productName: required('Enter the product name.'),
  companyName: required('Enter the company or shop name.'),
  category: v.string(),
  discount: v.string(),
  price: optional(parsePrice, 'Enter a price in Birr, such as 1500 or 1500.50.'),
  description: v.string(),
  location: v.string(),
  latitude: v.string(),
  longitude: v.string(),
  telegram: link('https://t.me/yourshop'),
  tiktok: link('https://www.tiktok.com/@yourshop'),
  website: link('https://www.yourshop.et'),
  phone: optional(
    (text) => (text.match(/\d/g)?.length ?? 0) >= 3 || null,
    'Enter a phone number, such as 0911 234567.',
  ),
});
