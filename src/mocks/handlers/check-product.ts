import * as v from 'valibot';
import { type NewProduct, productFieldsSchema } from '@/mocks/database/new-product';
import { checkProductFiles } from './check-product-file';
import { checkProductText, textFields } from './check-product-text';
import { fieldMessages, type FieldErrors } from './field-errors';

/** The post that a form holds, or everything that is wrong with it. */
export function checkProduct(form: FormData): { product: NewProduct } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const texts = textFields.map((field) => [field.name, checkProductText(form, field, errors)]);
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
  const fields = v.parse(productFieldsSchema, Object.fromEntries(texts));
  return { product: { fields, files: { ...files, product_photo: productPhoto } } };
}
