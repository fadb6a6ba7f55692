import type { ProductRow } from '@/listings/catalogue/product-row';
import { buildListing } from '#tests/build-listing';

/** The offer that posters and texts are made of, but for what a test describes. */
export const buildSofa = (fields: Partial<ProductRow> = {}) =>
  buildListing({
    id: 7,
    product_name: 'Sofa',
    price: '18500.00',
    discount: '10',
    location: 'Bole',
    ...fields,
  });
