import { readFileSync } from 'node:fs';
import { ifChanged, isKept } from '../servers/ask.mjs';

const table = readFileSync(new URL('../../src/listings/categories/categories.ts', import.meta.url), 'utf8');
/** The categories that a seller may choose, and those that the server sets. */
const categories = new Set([
  ...[...table.matchAll(/^  (\w+): \w+\(/gm)].map(([, value]) => value),
  'new',
  'weekly',
  'upcomming',
]);

const discount = (value) =>
  ['waiting', 'ended'].includes(String(value)) ||
  (decimal(value) && Number(value) >= 0 && Number(value) <= 100);
const decimal = (value) => /^-?\d+(\.\d+)?$/.test(String(value));
const date = (value) =>
  typeof value === 'string' && /(?:Z|[+-]\d\d:?\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
const link = (value) => /^https?:\/\/[^/@]/.test(String(value));
const media = (value) => /^(https?:\/\/|\/(?!\/))/.test(String(value));

/** The type that each field must have if it is present (docs/api.md, Products). */
const fields = [
  ['verified', (value) => typeof value === 'boolean', 'send the boolean; the text "true" is not public'],
  [
    'category',
    (value) => categories.has(String(value)),
    'send the value, such as homes, not its label: no list would have it (src/listings/categories/categories.ts)',
  ],
  ['date_posted', date, 'ISO 8601 with an offset, such as 2026-11-22T08:00:00Z'],
  ['price', decimal, 'a number or decimal text, without a currency'],
  ['latitude', decimal, 'degrees as a number or decimal text'],
  ['longitude', decimal, 'degrees as a number or decimal text'],
  ['discount', discount, '"waiting", "ended" or a percentage'],
  ['web_site', link, 'an http or https address'],
  ['contact_telegram', link, 'an http or https address'],
  ['product_photo', media, 'absolute, or from the root of the server'],
  ['profile_photo', media, 'absolute, or from the root of the server'],
  [
    'images',
    (value) => Array.isArray(value) && value.every((one) => 'id' in Object(one) && media(one.image)),
    'a list of {"id", "image"}',
  ],
];

/** Longer lists are cut off. */
const mostPages = 100;

/**
 * All rows of a plain or paginated list, following `next` at the server's own address; null if it is no list. Stops, as
 * the app does, at a page without a new row, and then calls `onEndless`.
 */
export async function readAll({ call }, body, onEndless) {
  if (Array.isArray(body)) return body;
  const rows = [];
  let page = body;
  for (let count = 0; count < mostPages; count++) {
    if (!Array.isArray(page?.results)) return null;
    const known = new Set(rows.map(({ id }) => id));
    if (count > 0 && page.results.every(({ id }) => known.has(id))) {
      onEndless?.();
      return rows;
    }
    rows.push(...page.results);
    if (typeof page.next !== 'string') return rows;
    page = (await call(`/api/products/${new URL(page.next, 'http://api').search}`)).body;
  }
  return rows;
}

/** Checks the catalogue. Returns its rows, or null if there are none. */
export async function checkProducts(report) {
  const { must, should, call } = report;
  const first = await call('/api/products/');
  let ends = true;
  const rows = await readAll(report, first.body, () => (ends = false));
  const isThere = must(
    'Products: a list',
    first.status === 200 && rows !== null,
    `GET /api/products/ answers ${first.status || first.failure} and no list; send a list, or pages with results`,
  );
  if (!isThere) return null;
  must(
    'Products: pages end',
    ends,
    'a page has a next one with no row that had not come before: send next as null with the last page',
  );
  const nameless = rows.filter(({ product_name: name }) => typeof name !== 'string' || name.trim() === '');
  must(
    'Products: id and product_name',
    nameless.length === 0 && rows.every(({ id }) => ['number', 'string'].includes(typeof id)),
    `${nameless.length} rows have none, and are never shown`,
  );
  must(
    'Products: ids differ',
    new Set(rows.map(({ id }) => String(id))).size === rows.length,
    'of rows with one id only the first is shown: make ids unique',
  );
  for (const [name, isRight, mend] of fields) {
    const given = rows.map((row) => row[name] ?? '').filter((value) => value !== '');
    const wrong = given.filter((value) => !isRight(value));
    must(
      `Products: ${name}`,
      wrong.length === 0,
      `${wrong.length} of ${given.length} cannot be read, as ${JSON.stringify(wrong[0])}: ${mend}`,
    );
  }
  must(
    'Products: somebody sees them',
    rows.some(({ verified }) => verified === true) || rows.every(({ verified }) => verified === false),
    'no row has "verified": true, and only those are public',
  );
  const { 'cache-control': cache = '' } = first.headers;
  must(
    'Products: asked for anew',
    !isKept(cache),
    `Cache-Control is ${cache}: a new post would not show, and be sent twice; send no-cache`,
  );
  const head = await call('/api/products/', { method: 'HEAD' });
  should(
    'Products: HEAD',
    head.status === 200,
    `HEAD answers ${head.status || head.failure}: nothing breaks, but a page of another origin whose preflight refuses ` +
      'Idempotency-Key asks so whether to send without it, and needs the CORS headers with this answer too',
  );
  should(
    'Products: 304',
    (await call('/api/products/', { headers: ifChanged(first.headers) })).status === 304,
    'send an ETag or Last-Modified, and 304 where nothing has changed',
  );
  const dates = rows.flatMap(({ date_posted: posted }) => (posted ? [Date.parse(posted)] : []));
  should(
    'Products: newest first',
    dates.every((one, index) => index === 0 || one <= dates[index - 1]),
    'sort by date_posted, newest first: a long list is shown while it comes',
  );
  should(
    'Products: no addresses',
    !rows.some(({ email, verified }) => email && verified === true),
    'email is needed only of the own posts of whoever asks; leave out all others',
  );
  return rows;
}

/** The pictures that the rows name. */
export async function checkMedia({ must, should, note, call, products }) {
  const firstOf = (field) => products.flatMap((row) => row[field] ?? []).find(Boolean);
  const picture = firstOf('product_photo');
  if (!picture) return note('Media', 'no product has a picture');
  const { status, headers } = await call(picture);
  must('Media: pictures come', status === 200, `${picture} answers ${status}: serve MEDIA_URL`);
  const type = headers['content-type'] ?? '';
  must(
    'Media: as what they are',
    type.startsWith('image/') || type === 'application/octet-stream',
    `${picture} comes as "${type}": send the type of the content`,
  );
  must(
    'Media: never run',
    headers['x-content-type-options'] === 'nosniff',
    `${picture} lacks X-Content-Type-Options: nosniff: an uploaded page would run`,
  );
  const video = firstOf('product_video');
  if (!video) return note('Media: byte ranges', 'no product has a video; Safari plays none without them');
  const part = await call(video, { headers: { range: 'bytes=0-1' } });
  return should('Media: byte ranges', part.status === 206, 'Safari plays no video without them');
}
