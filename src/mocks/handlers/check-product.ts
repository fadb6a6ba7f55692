import * as v from 'valibot';
import { collectionValues } from '@/listings/categories/collections';
import { productFieldsSchema, type NewProduct } from '@/mocks/database/product-table';
import { parseDecimal } from '@/platform/parse-values';
import { postFields, type FieldType } from '@/selling/post/post-fields';
import { fieldMessages, type FieldErrors } from './field-errors';

/**
 * The kinds of files that a field accepts. A real server reads the content; this one only looks at the declared type.
 */
type FileKind = 'image' | 'any';

function faultOf(file: File, kind: FileKind): string | undefined {
  if (file.size === 0) return fieldMessages.emptyFile;
  return kind === 'image' && !file.type.startsWith('image/') ? fieldMessages.image : undefined;
}

/** Reads the files of a field that may be repeated. Adds errors to `errors`. */
function checkProductFiles(form: FormData, name: string, kind: FileKind, errors: FieldErrors): File[] {
  const values = form.getAll(name);
  // Not `instanceof File`, because in jsdom the global `File` is not the class of the files in a request.
  const files = values.filter((value) => typeof value !== 'string');
  const faults = [
    ...(files.length < values.length ? [fieldMessages.notFile] : []),
    ...files.map((file) => faultOf(file, kind)).filter((fault) => fault !== undefined),
  ];
  if (faults.length > 0) errors[name] = [...new Set(faults)];
  return files;
}

/** Returns the error of a text that is not blank; undefined if it is valid. */
type Check = (text: string) => string | undefined;

/** A text of a post as the server knows it. */
interface TextField {
  name: string;
  isRequired: boolean;
  check: Check;
  /** The number of decimals that the server writes. */
  decimals?: number;
}

/** Values that the server accepts although the form does not offer them. */
const serverChoices = new Map<string, readonly string[]>([
  ['category', collectionValues],
  ['discount', ['ended']],
]);

const isUrl: Check = (text) => (/^https?:\/\/[^\s/]+\.[^\s/]/.test(text) ? undefined : fieldMessages.url);
const isEmail: Check = (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : fieldMessages.email);

const isOneOf =
  (choices: readonly string[]): Check =>
  (text) =>
    choices.includes(text) ? undefined : `"${text}" is not a valid choice.`;

const isDecimal =
  (decimals: number, limit: number): Check =>
  (text) => {
    const value = parseDecimal(text);
    if (value === null) return fieldMessages.number;
    if (Math.abs(value) > limit) return `Ensure this value is less than or equal to ${limit}.`;
    const given = text.split('.')[1]?.length ?? 0;
    return given > decimals ? `Ensure that there are no more than ${decimals} decimal places.` : undefined;
  };

function checkFor(name: string, type: FieldType): Check {
  switch (type.kind) {
    case 'text':
      return () => undefined;
    case 'link':
      return isUrl;
    case 'decimal':
      return isDecimal(type.decimals, type.limit);
    case 'choice':
      return isOneOf([...type.choices.map(([value]) => value), ...(serverChoices.get(name) ?? [])]);
  }
}

/** All texts of a post that the server stores. */
const textFields: readonly TextField[] = [
  ...Object.values(postFields).map(({ wireName, type, requiredMessage }) => ({
    name: wireName,
    isRequired: requiredMessage !== undefined,
    check: checkFor(wireName, type),
    ...(type.kind === 'decimal' && { decimals: type.decimals }),
  })),
  { name: 'email', isRequired: false, check: isEmail },
  { name: 'first_name', isRequired: false, check: () => undefined },
  { name: 'last_name', isRequired: false, check: () => undefined },
];

/** Reads a text of a post. null if an optional text is blank or missing. Adds errors to `errors`. */
function checkProductText(
  form: FormData,
  { name, isRequired, check, decimals }: TextField,
  errors: FieldErrors,
): string | null {
  const value = form.get(name);
  const text = typeof value === 'string' ? value.trim() : null;
  let fault: string | undefined;
  if (value !== null && text === null) fault = fieldMessages.string;
  else if (text) fault = check(text);
  else if (isRequired) fault = value === null ? fieldMessages.required : fieldMessages.blank;
  if (fault) errors[name] = [fault];
  if (!text) return null;
  return decimals === undefined ? text : Number(text).toFixed(decimals);
}

/** Reads the post in a form. If it is invalid, returns all errors by field. */
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
