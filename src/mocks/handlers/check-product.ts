import type { NewProduct } from '@/mocks/database/new-product';
import { checkProductFiles } from './check-product-file';
import { checkProductText } from './check-product-text';
import { fieldMessages, type FieldErrors } from './field-errors';

const fixed = (decimal: string | null, places: number) => decimal && Number(decimal).toFixed(places);

function checkFields(form: FormData, errors: FieldErrors): NewProduct['fields'] {
  const text = (name: keyof NewProduct['fields']) => checkProductText(form, name, errors);
  return {
    product_name: text('product_name') ?? '',
    company_name: text('company_name') ?? '',
    description: text('description'),
    category: text('category'),
    discount: text('discount'),
    location: text('location'),
    latitude: fixed(text('latitude'), 6),
    longitude: fixed(text('longitude'), 6),
    contact_telegram: text('contact_telegram'),
    contact_tick: text('contact_tick'),
    web_site: text('web_site'),
    contact_phone: text('contact_phone'),
    email: text('email'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    price: fixed(text('price'), 2),
  };
}

/** The post that a form holds, or everything that is wrong with it. */
export function checkProduct(form: FormData): { product: NewProduct } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const fields = checkFields(form, errors);
  const [productPhoto] = checkProductFiles(form, 'product_photo', 'image', errors);
  const files = {
    profile_photo: checkProductFiles(form, 'profile_photo', 'image', errors)[0] ?? null,
    product_video: checkProductFiles(form, 'product_video', 'any', errors)[0] ?? null,
    uploaded_images: checkProductFiles(form, 'uploaded_images', 'image', errors),
  };
  if (!productPhoto) {
    errors['product_photo'] ??= [fieldMessages.required];
    return { errors };
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { product: { fields, files: { ...files, product_photo: productPhoto } } };
}
