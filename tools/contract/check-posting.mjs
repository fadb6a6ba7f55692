import { randomUUID } from 'node:crypto';
import { readAll } from './check-products.mjs';

const email = 'contract-check@example.com';
/** The texts that every post has. */
const required = { company_name: 'Contract check', category: 'homes', price: '12.50', email };
/** The optional fields as the app sends them. Numbers may come back as decimals. */
const optional = {
  description: 'Sent by npm run contract.',
  location: 'Bole, Addis Ababa',
  latitude: '9.010793',
  longitude: '38.761252',
  contact_phone: '+251911000000',
  contact_telegram: 'https://t.me/contract_check',
  contact_tick: 'https://www.tiktok.com/@contract_check',
  web_site: 'https://gulit.example/',
  discount: '10',
  condition: 'used',
  first_name: 'Contract',
  last_name: 'Check',
};
const isSame = (given, sent) =>
  given !== null && (String(given) === sent || (given !== '' && Number(given) === Number(sent)));

/** The largest prepared photo in bytes; a post has twelve. */
const heaviest = 700_000;
/** The smallest possible picture: one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNs+A8AAgUBgQvw1B0AAAAASUVORK5CYII=',
  'base64',
);
/** A picture that is as large as asked: readers ignore what follows its end. */
const photo = (size = dot.length) =>
  new File([dot, Buffer.alloc(size - dot.length)], 'photo.png', { type: 'image/png' });

/** Posts an offer. Only for servers where this does no harm. */
export async function checkPosting(report) {
  const { must, should, note, call } = report;
  const mark = `Contract check ${randomUUID().slice(0, 8)}`;
  const named = async (name) => {
    const rows = (await readAll(report, (await call('/api/products/')).body)) ?? [];
    return rows.filter((row) => row.product_name === name);
  };
  const post = async (fields, photos = [], key = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of photos) form.append('uploaded_images', file);
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type'), ...key };
    const body = Buffer.from(await encoded.arrayBuffer());
    return call('/api/products/', { method: 'POST', body, headers });
  };

  const unfit = `${mark}, refused`;
  const refused = await post({ product_name: unfit });
  const told = Object.values(refused.body ?? {}).some((one) => Array.isArray(one) || typeof one === 'string');
  const isRefused = refused.status === 400 && told;
  const answered = `a post without company and photo answers ${refused.status}; say 400 with {field: [messages]}`;
  must('Posting: refusals name the fields', isRefused, answered);
  const isKept = (await named(unfit)).length > 0;
  must('Posting: a refusal stores nothing', !isKept, 'a refused post is in the list');
  if (isKept) note('Left behind', `product "${unfit}"`);

  const texts = { product_name: `${mark}, whole`, ...required, ...optional };
  const fromOutside = { verified: 'true', date_posted: '2001-01-01T00:00:00Z' };
  const files = { profile_photo: photo(), product_photo: photo(heaviest) };
  const photos = Array.from({ length: 10 }, () => photo(heaviest));
  const { status } = await post({ ...texts, ...fromOutside, ...files }, photos);
  const isTaken = status >= 200 && status < 300;
  const size = `answers ${status}: take bodies of 8.4 MB, and more for a video (nginx: client_max_body_size)`;
  if (!must('Posting: 11 photos of 700 kB', isTaken, size)) return;
  note('Left behind', `product "${texts.product_name}"`);
  const [row] = await named(texts.product_name);
  if (!must('Posting: shows at once', row, 'not in GET /api/products/: list it, at least for its owner'))
    return;
  const isOwned = row.email?.toLowerCase() === email;
  must(
    'Posting: with its owner',
    isOwned,
    'the row lacks the email of its owner, by which My posts finds it',
  );
  const changed = Object.entries(texts).filter(([name, value]) => !isSame(row[name], value));
  const list = changed.map(([name, value]) => `${name} is ${JSON.stringify(row[name])}, not "${value}"`);
  if (!row.profile_photo) list.push('profile_photo is missing');
  must('Posting: every field as it was sent', list.length === 0, `${list.join('; ')}: keep what a post says`);
  must(
    'Posting: nobody verifies himself',
    row.verified === false,
    'verified was taken from outside: ignore it',
  );
  const isDated = Date.parse(row.date_posted) > Date.parse('2020-01-01');
  must('Posting: dated by the server', isDated, 'date_posted was taken from outside: ignore it');
  const shown = `${row.images?.length ?? 0} of 10 are listed: read all uploaded_images (Django: getlist)`;
  must('Posting: every picture', row.images?.length === 10, shown);

  const twice = { product_name: `${mark}, twice`, ...required };
  const key = { 'idempotency-key': `"${randomUUID()}"` };
  for (const _ of [1, 2]) await post({ ...twice, product_photo: photo() }, [], key);
  const copies = await named(twice.product_name);
  note('Left behind', `${copies.length} products "${twice.product_name}"`);
  const once = 'the same Idempotency-Key was stored twice: keep it with the row, unique';
  should('Posting: one key, one post', copies.length === 1, once);
}
