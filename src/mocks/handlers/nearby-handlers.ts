import { http, HttpResponse, type HttpHandler } from 'msw';
import { parseDecimal } from '@/platform/parse-values';
import type { Database } from '@/mocks/database/create-database';
import { fieldMessages, type FieldErrors } from './field-errors';

function readNumber(query: URLSearchParams, name: string, errors: FieldErrors): number {
  const value = parseDecimal(query.get(name));
  if (value === null) errors[name] = [query.has(name) ? fieldMessages.number : fieldMessages.required];
  return value ?? 0;
}

/** The verified products within `radius` km of `lat`, `lng`. */
export const nearbyHandlers = (database: Database): HttpHandler[] => [
  http.get('*/api/products/nearby/', async ({ request }) => {
    const query = new URL(request.url).searchParams;
    const errors: FieldErrors = {};
    const centre = {
      latitude: readNumber(query, 'lat', errors),
      longitude: readNumber(query, 'lng', errors),
    };
    const radius = readNumber(query, 'radius', errors);
    if (Object.keys(errors).length > 0) return HttpResponse.json(errors, { status: 400 });
    return HttpResponse.json(await database.nearby(centre, radius));
  }),
];
