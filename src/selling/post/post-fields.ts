import * as v from 'valibot';

/** What a seller types, as typed; '' where nothing was. */
export const postFieldsSchema = v.object({
  productName: v.string(),
  companyName: v.string(),
  /** A category value as the API spells it. */
  category: v.string(),
  discount: v.string(),
  /** Birr. */
  price: v.string(),
  description: v.string(),
  location: v.string(),
  /** Six decimals, from the device. */
  latitude: v.string(),
  longitude: v.string(),
  telegram: v.string(),
  tiktok: v.string(),
  website: v.string(),
  phone: v.string(),
});

export type PostFields = v.InferOutput<typeof postFieldsSchema>;

export const emptyFields: PostFields = {
  productName: '',
  companyName: '',
  category: '',
  discount: '',
  price: '',
  description: '',
  location: '',
  latitude: '',
  longitude: '',
  telegram: '',
  tiktok: '',
  website: '',
  phone: '',
};
