/** What a seller types, as typed; '' where nothing was. */
export interface PostFields {
  productName: string;
  companyName: string;
  /** A category value as the API spells it. */
  category: string;
  discount: string;
  /** Birr. */
  price: string;
  description: string;
  location: string;
  /** Six decimals, from the device. */
  latitude: string;
  longitude: string;
  telegram: string;
  tiktok: string;
  website: string;
  phone: string;
}

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
