import * as v from 'valibot';
import { attributeNames } from './attributes';

// A field of an unexpected type reads as absent, or one seller's slip would hide the whole listing.
const text = v.fallback(v.nullish(v.string()), null);
const scalar = v.fallback(v.nullish(v.union([v.number(), v.string()])), null);
const image = v.object({ id: scalar, image: text });
/** Half of a surrogate pair: `encodeURIComponent` would throw on it when the address is made. */
const addressable = v.regex(/^\P{Cs}+$/u);
/** A name of nothing but spaces, combining marks and zero-width characters would be a link that nobody can see. */
const visible = v.regex(/[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}]/u);

/**
 * One row of `GET /api/products/` as a Django REST Framework server sends it: decimals as strings, `null` for absent
 * fields, absolute or relative media addresses. Only the id and the name are required.
 */
export const productRowSchema = v.object({
  id: v.union([v.number(), v.pipe(v.string(), v.trim(), addressable)]),
  product_name: v.pipe(v.string(), v.trim(), visible),
  company_name: text,
  description: text,
  category: text,
  discount: scalar,
  location: text,
  latitude: scalar,
  longitude: scalar,
  contact_telegram: text,
  contact_tick: text,
  web_site: text,
  contact_phone: scalar,
  email: text,
  profile_photo: text,
  product_photo: text,
  product_video: text,
  images: v.fallback(v.nullish(v.array(v.fallback(v.nullable(image), null))), null),
  first_name: text,
  last_name: text,
  date_posted: text,
  verified: v.fallback(v.nullish(v.boolean()), null),
  price: scalar,
  ...v.entriesFromList(attributeNames, text),
});

/** A product as the API spells it. */
export type ProductRow = v.InferOutput<typeof productRowSchema>;
