import { readFileSync } from 'node:fs';
import { isKept } from '../servers/ask.mjs';

const table = readFileSync(new URL('../../src/listings/categories/categories.ts', import.meta.url), 'utf8');
/** The categories that a seller can choose, and those that only the server sets. */
const categories = new Set(['new', 'weekly', 'upcomming']);
for (const [, value = ''] of table.matchAll(/^  (\w+): \w+\(/gm)) categories.add(value);

const decimal = (value) => /^-?\d+(\.\d+)?$/.test(value);
const percentage = (value) => decimal(value) && Number(value) >= 0 && Number(value) <= 100;
const date = (value) => /(?:Z|[+-]\d\d:?\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
const link = (value) => /^https?:\/\/[^/@]/.test(value);
const media = (value) => /^(https?:\/\/|\/(?!\/))/.test(value);
const pictures = (value) =>
  Array.isArray(value) && value.every((one) => 'id' in Object(one) && media(one.image));

/**
 * The type of each field, if it is present (docs/api.md, Products).
 * @type {[name: string, isRight: (value: any) => boolean, mend: string][]}
 */
const fields = [
  ['verified', (value) => typeof value === 'boolean', 'send the boolean; the text "true" is not public'],
  ['category', (value) => categories.has(value), 'send the value, such as homes, not its label'],
  ['date_posted', date, 'ISO 8601 with an offset, such as 2026-11-22T08:00:00Z'],
  ['price', decimal, 'a number or decimal text, without a currency'],
  ['latitude', decimal, 'degrees as a number or decimal text'],
  ['longitude', decimal, 'degrees as a number or decimal text'],
  [
    'discount',
    (value) => /^(waiting|ended)$/.test(value) || percentage(value),
    '"waiting", "ended" or a percentage',
  ],
  ['web_site', link, 'an http or https address'],
  ['contact_telegram', link, 'an http or https address'],
  ['product_photo', media, 'absolute, or from the root of the server'],
  ['profile_photo', media, 'absolute, or from the root of the server'],
  ['images', pictures, 'a list of {"id", "image"}'],
];

/**
 * All rows of a list with or without pages, following `next` at the server's own address. null if it is no list. Like
 * the app, it stops at a page without a new row, and then calls `onEndless`.
 */
async function readAll({ call }, body, onEndless) {
  if (Array.isArray(body)) return body;
  const rows = [];
  for (let page = body; ;) {
    if (!Array.isArray(page?.results)) return null;
    const known = new Set(rows.map(({ id }) => id));
    const isNew = page.results.some(({ id }) => !known.has(id));
    if (isNew) rows.push(...page.results);
    else if (page.results.length > 0) onEndless?.();
    if (!isNew || typeof page.next !== 'string') return rows;
    page = (await call(`/api/products/${new URL(page.next, 'http://api').search}`)).body;
  }
}

/** Checks the catalogue. Returns its rows, or null if there are none. */
export async function checkProducts(report) {
  const { must, should, call } = report;
  const first = await call('/api/products/');
  let ends = true;
  const rows = await readAll(report, first.body, () => (ends = false));
  const fault = `GET /api/products/ answers ${first.status || first.failure} and no list: forward /api to the server, and send a list, or pages with results`;
  if (!must('Products: a list', first.status === 200 && rows !== null, fault) || !rows) return null;
  must(
    'Products: pages end',
    ends,
    'a page with no new row names a next one: send next as null with the last page',
  );
  const areNamed = rows.every(
    ({ id, product_name: name }) => /^(number|string)$/.test(typeof id) && /\S/.test(name ?? ''),
  );
  must('Products: id and product_name', areNamed, 'rows without them are never shown');
  const ids = new Set(rows.map(({ id }) => String(id)));
  must('Products: ids differ', ids.size === rows.length, 'of rows with one id only the first is shown');
  for (const [name, isRight, mend] of fields) {
    const wrong = rows.map((row) => row[name] ?? '').filter((value) => value !== '' && !isRight(value));
    const says = `${wrong.length} cannot be read, as ${JSON.stringify(wrong[0])}: ${mend}`;
    must(`Products: ${name}`, wrong.length === 0, says);
  }
  const isPublic =
    rows.some(({ verified }) => verified === true) || rows.every(({ verified }) => verified === false);
  must('Products: somebody sees them', isPublic, 'no row has "verified": true, and only those are public');
  const { 'cache-control': cache = '', etag = '', 'last-modified': modified = '' } = first.headers;
  must(
    'Products: asked for anew',
    !isKept(cache),
    `Cache-Control is ${cache}: a post would be sent twice; send no-cache`,
  );
  const head = await call('/api/products/', { method: 'HEAD' });
  const cost =
    'a page of another origin whose preflight refuses Idempotency-Key asks so whether to send without it';
  should('Products: HEAD', head.status === 200, `HEAD answers ${head.status || head.failure}: ${cost}`);
  const condition = etag ? { 'if-none-match': etag } : { 'if-modified-since': modified };
  const again = await call('/api/products/', { headers: condition });
  should(
    'Products: 304',
    again.status === 304,
    'send an ETag or Last-Modified, and 304 where nothing has changed',
  );
  const dates = rows.flatMap(({ date_posted: posted }) => (posted ? [Date.parse(posted)] : []));
  const areSorted = dates.every((one, index) => one <= (dates[index - 1] ?? Infinity));
  should('Products: newest first', areSorted, 'sort by date_posted: a long list is shown while it comes');
  const tells = rows.some(({ email, verified }) => email && verified === true);
  should('Products: no addresses', !tells, 'send email only with the own posts of whoever asks');
  return rows;
}

/** Checks the pictures that the rows name. */
export async function checkMedia({ must, should, note, call, products }) {
  const firstOf = (field) => products.flatMap((row) => row[field] ?? []).find(Boolean);
  const picture = firstOf('product_photo');
  if (!picture) return note('Media', 'no product has a picture');
  const { status, headers } = await call(picture);
  must(
    'Media: pictures come',
    status === 200,
    `${picture} answers ${status}: serve MEDIA_URL, and forward /media`,
  );
  const type = headers['content-type'] ?? '';
  const isPicture = type.startsWith('image/') || type === 'application/octet-stream';
  must('Media: as what they are', isPicture, `${picture} comes as "${type}": send the type of the content`);
  const isFixed = headers['x-content-type-options'] === 'nosniff';
  must(
    'Media: never run',
    isFixed,
    `${picture} lacks X-Content-Type-Options: nosniff: an uploaded page would run`,
  );
  const video = firstOf('product_video');
  if (!video) return undefined;
  const part = await call(video, { headers: { range: 'bytes=0-1' } });
  return should('Media: byte ranges', part.status === 206, 'Safari plays no video without them');
}
