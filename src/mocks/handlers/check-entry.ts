import type { NewEntry } from '@/mocks/database/create-database';
import { serverDate } from '@/mocks/server-date';
import { parseDecimal } from '@/platform/parse-values';
import { parseDate } from '@/platform/text/dates';
import { fieldMessages, type FieldErrors } from './field-errors';

type Body = Record<string, unknown>;

function readText(body: Body, name: string, errors: FieldErrors): string {
  const value = body[name];
  const text = typeof value === 'number' ? String(value) : value;
  if (text === undefined) errors[name] = [fieldMessages.required];
  else if (text === null) errors[name] = [fieldMessages.null];
  else if (typeof text !== 'string') errors[name] = [fieldMessages.string];
  else if (text.trim() === '') errors[name] = [fieldMessages.blank];
  return typeof text === 'string' ? text.trim() : '';
}

function readInteger(body: Body, name: string, errors: FieldErrors): number {
  const value = parseDecimal(body[name]);
  if (body[name] === undefined) errors[name] = [fieldMessages.required];
  else if (value === null || !Number.isInteger(value)) errors[name] = [fieldMessages.integer];
  return value ?? 0;
}

function readComment(body: Body, now: number, errors: FieldErrors): NewEntry {
  const email = readText(body, 'user_email', errors);
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) errors['user_email'] = [fieldMessages.email];
  const posted = body['date_posted'];
  return {
    product_id: readInteger(body, 'product_id', errors),
    image_id: readInteger(body, 'image_id', errors),
    user_email: email,
    comment: readText(body, 'comment', errors),
    date_posted: serverDate(parseDate(posted) ?? now),
  };
}

/**
 * Checks a body. Returns a comment if it has a `product_id`, otherwise a request. If it is invalid, returns all errors
 * by field.
 */
export function checkEntry(body: Body, now: number): { entry: NewEntry } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const entry =
    'product_id' in body
      ? readComment(body, now, errors)
      : { name: readText(body, 'name', errors), message: readText(body, 'message', errors) };
  return Object.keys(errors).length > 0 ? { errors } : { entry };
}
