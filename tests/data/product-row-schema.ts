import * as v from 'valibot';

const text = v.fallback(v.nullish(v.string()), null);
const scalar = v.fallback(v.nullish(v.union([v.number(), v.string()])), null);

/** A row as a well-behaved server sends it. Other fields are dropped, and fields of a wrong type become null. */
export const productRowSchema = v.object({
  id: v.union([v.number(), v.string()]),
  product_name: v.string(),
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
  images: v.fallback(v.nullish(v.array(v.nullable(v.object({ id: scalar, image: text })))), null),
  first_name: text,
  last_name: text,
  date_posted: text,
  verified: v.fallback(v.nullish(v.boolean()), null),
  price: scalar,
  condition: v.optional(text),
});
