import { categories } from '@/listings/categories/categories';
import { parseDecimal } from '@/lib/parse-values';
import type { ProductFields } from '@/mocks/database/new-product';
import { fieldMessages, type FieldErrors } from './field-errors';

/** What is wrong with a text that is not blank. */
type Check = (text: string) => string | undefined;

const anyText: Check = () => undefined;
const isUrl: Check = (text) => (/^https?:\/\/[^\s/]+\.[^\s/]/.test(text) ? undefined : fieldMessages.url);
const isEmail: Check = (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : fieldMessages.email);

const isOneOf =
  (...choices: readonly string[]): Check =>
  (text) =>
    choices.includes(text) ? undefined : `"${text}" is not a valid choice.`;

const isDecimal =
  (places: number, limit: number): Check =>
  (text) => {
    const value = parseDecimal(text);
    if (value === null) return fieldMessages.number;
    if (Math.abs(value) > limit) return `Ensure this value is less than or equal to ${limit}.`;
    const given = text.split('.')[1]?.length ?? 0;
    return given > places ? `Ensure that there are no more than ${places} decimal places.` : undefined;
  };

const checks: Record<keyof ProductFields, Check> = {
  product_name: anyText,
  company_name: anyText,
  description: anyText,
  category: isOneOf(...categories.map(({ value }) => value), 'new', 'weekly', 'upcomming'),
  discount: isOneOf('waiting', 'ended', '5', '10', '15', '20'),
  location: anyText,
  latitude: isDecimal(6, 90),
  longitude: isDecimal(6, 180),
  contact_telegram: isUrl,
  contact_tick: isUrl,
  web_site: isUrl,
  contact_phone: anyText,
  email: isEmail,
  first_name: anyText,
  last_name: anyText,
  price: isDecimal(2, 9_999_999_999),
};
const required = new Set(['product_name', 'company_name']);

/** The trimmed text of a field; null where it is blank or absent and may be. Faults are added to `errors`. */
export function checkProductText(
  form: FormData,
  name: keyof ProductFields,
  errors: FieldErrors,
): string | null {
  const value = form.get(name);
  const text = typeof value === 'string' ? value.trim() : null;
  let fault: string | undefined;
  if (value !== null && text === null) fault = fieldMessages.string;
  else if (text) fault = checks[name](text);
  else if (required.has(name)) fault = value === null ? fieldMessages.required : fieldMessages.blank;
  if (fault) errors[name] = [fault];
  return text || null;
}
