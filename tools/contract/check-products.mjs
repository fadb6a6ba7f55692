import { readFileSync } from 'node:fs';
import { isKept } from '../smoke/ask.mjs';
import { readAll } from './read-all.mjs';

const table = readFileSync(new URL('../../src/listings/categories/categories.ts', import.meta.url), 'utf8');
/** What a seller may choose, and what the server sets. */
const categories = new Set([
  ...[...table.matchAll(/\bvalue: '([^']+)'/g)].map(([, value]) => value),
  'new',
  'weekly',
  'upcomming',
]);

const discount = (/** @type {unknown} */ value) =>
  ['waiting', 'ended'].includes(String(value)) || (Number(value) > 0 && Number(value) <= 100);
const decimal = (/** @type {unknown} */ value) => /^-?\d+(\.\d+)?$/.test(String(value));
const date = (/** @type {unknown} */ value) =>
  typeof value === 'string' && /(?:Z|[+-]\d\d:?\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
const link = (/** @type {unknown} */ value) => /^https?:\/\/[^/@]/.test(String(value));
const media = (/** @type {unknown} */ value) => /^(https?:\/\/|\/(?!\/))/.test(String(value));

/**
 * What each field of a row has to be where it is there (docs/api.md, Products).
 * @type {[string, (value: unknown) => boolean, string][]}
 */
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

/**
 * The catalogue, which everything is made of. False where there is none to look at.
 * @param {import('./report.mjs').Report} report
 */
export async function checkProducts(report) {
  const { must, should, call, seen } = report;
  const first = await call('/api/products/');
  let ends = true;
  const rows = await readAll(report, first.body, () => (ends = false));
  const there = must(
    'Products: a list',
    first.status === 200 && rows !== null,
    first.status || first.failure,
  );
  if (!there || !rows) return false;
  seen.products = rows;
  must('Products: pages end', ends);
  const nameless = rows.filter(({ product_name: name }) => typeof name !== 'string' || name.trim() === '');
  const haveIds = rows.every(({ id }) => ['number', 'string'].includes(typeof id));
  must('Products: id and product_name', nameless.length === 0 && haveIds, nameless.length);
  must('Products: ids differ', new Set(rows.map(({ id }) => String(id))).size === rows.length);
  for (const [name, isRight, mend] of fields) {
    const given = rows.map((row) => row[name] ?? '').filter((value) => value !== '');
    const wrong = given.filter((value) => !isRight(value));
    const example = JSON.stringify(wrong[0]);
    must('Products: {0}', wrong.length === 0, name, wrong.length, given.length, example, mend);
  }
  const isShown = (/** @type {boolean} */ wanted) => (/** @type {any} */ row) => row.verified === wanted;
  must('Products: somebody sees them', rows.some(isShown(true)) || rows.every(isShown(false)));
  const { 'cache-control': cache = '', etag, 'last-modified': modified = '' } = first.headers;
  must('Products: asked for anew', !isKept(cache), cache);
  const head = await call('/api/products/', { method: 'HEAD' });
  should('Products: HEAD', head.status === 200, head.status || head.failure);
  const condition = etag ? { 'if-none-match': etag } : { 'if-modified-since': modified };
  should('Products: 304', (await call('/api/products/', { headers: condition })).status === 304);
  const dates = rows.flatMap(({ date_posted: posted }) => (posted ? [Date.parse(posted)] : []));
  const areSorted = dates.every((one, index) => index === 0 || one <= (dates[index - 1] ?? one));
  should('Products: newest first', areSorted);
  should('Products: no addresses', !rows.some(({ email, verified }) => email && verified === true));
  return true;
}
