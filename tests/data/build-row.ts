import type { ProductRow } from '@/listings/product-row';
import { minute } from '@/platform/time';
import { dateBefore } from './clock';

let count = 0;

/** A row as the server sends it, verified and a few minutes old. A test names only the fields that matter to it. */
export function buildRow(fields: Partial<ProductRow> = {}): ProductRow {
  count += 1;
  return {
    id: count,
    product_name: `Product ${count}`,
    company_name: `Company ${count}`,
    description: 'As good as new.',
    category: 'homes',
    discount: null,
    location: 'Bole, Addis Ababa',
    latitude: '9.010000',
    longitude: '38.760000',
    contact_telegram: null,
    contact_tick: null,
    web_site: null,
    contact_phone: '+251900000000',
    email: 'owner@example.com',
    profile_photo: null,
    product_photo: `/media/product-${count}.jpg`,
    product_video: null,
    images: [],
    first_name: 'Hana',
    last_name: 'Bekele',
    date_posted: dateBefore(10 * minute),
    verified: true,
    price: '1500.00',
    ...fields,
  };
}
