import type { ProductRow } from '@/listings/product-row';

/** A product as the mocked server stores it: these fields are always there. */
export interface MockProduct extends ProductRow {
  id: number;
  company_name: string;
  product_photo: string;
  images: { id: number; image: string }[];
  date_posted: string;
  verified: boolean;
}
