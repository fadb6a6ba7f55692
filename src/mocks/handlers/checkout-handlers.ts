import { http, HttpResponse, type HttpHandler } from 'msw';
import { isRecord, parseDecimal } from '@/platform/parse-values';
import { fieldMessages, type FieldErrors } from './field-errors';
import { readJson } from './read-json';

const isAbove = (limit: number, value: unknown) => (parseDecimal(value) ?? -Infinity) > limit;

function faultOf(items: unknown): string | undefined {
  if (items === undefined) return fieldMessages.required;
  if (!Array.isArray(items)) return 'Expected a list of items.';
  if (items.length === 0) return 'This list may not be empty.';
  const isSound = (item: unknown) =>
    isRecord(item) && isAbove(0, item['price']) && isAbove(0, item['quantity']);
  return items.every(isSound) ? undefined : 'Every item needs a price and a quantity above 0.';
}

/** Creates a checkout session, as the server would at the card provider. */
export const checkoutHandlers = (): HttpHandler[] => [
  http.post('*/api/create-checkout-session/', async ({ request }) => {
    const body = await readJson(request);
    if (body instanceof Response) return body;
    const fault = faultOf(body['items']);
    if (fault) return HttpResponse.json({ items: [fault] } satisfies FieldErrors, { status: 400 });
    return HttpResponse.json({ id: `cs_test_${crypto.randomUUID().replaceAll('-', '')}` });
  }),
];
