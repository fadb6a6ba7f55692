import type { MockProduct } from '@/mocks/mock-product';

/** The checked fields of a post: everything but what the server adds and the files. */
export type ProductFields = Pick<
  MockProduct,
  | 'product_name'
  | 'company_name'
  | 'description'
  | 'category'
  | 'discount'
  | 'location'
  | 'latitude'
  | 'longitude'
  | 'contact_telegram'
  | 'contact_tick'
  | 'web_site'
  | 'contact_phone'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'price'
>;

/** The files of a post, by the names of the form. */
interface ProductFiles {
  profile_photo: File | null;
  product_photo: File;
  product_video: File | null;
  uploaded_images: readonly File[];
}

/** A post that has passed every check. */
export interface NewProduct {
  fields: ProductFields;
  files: ProductFiles;
}
