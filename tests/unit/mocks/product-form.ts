import type { FormFields, FormFile } from './encode-form';

/** Bytes that any text encoding would change. */
const photoBytes = Uint8Array.from({ length: 700 }, (_, index) => (index * 89) % 256);

/** A picture of those bytes. */
const photoNamed = (name: string): FormFile => ({ name, type: 'image/jpeg', bytes: photoBytes });

/** A post with the required fields, changed and completed by a test. */
export function productForm(more: Record<string, string | FormFile> = {}): FormFields {
  return Object.entries({
    product_name: 'Clay coffee pot',
    company_name: 'Jebena House',
    product_photo: photoNamed('pot.jpg'),
    ...more,
  });
}
