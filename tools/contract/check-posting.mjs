import { randomUUID } from 'node:crypto';
import { readAll } from './check-products.mjs';

/** The optional fields as the app sends them. Numbers may come back as decimals. */
const written = {
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
const email = 'contract-check@example.com';

/** The smallest possible picture: one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNs+A8AAgUBgQvw1B0AAAAASUVORK5CYII=',
  'base64',
);
const photo = (name, ...bytes) => new File([dot, ...bytes], `${name}.png`, { type: 'image/png' });
/** A picture of this size: readers ignore what follows its end. */
const heavyPhoto = (name) => photo(name, Buffer.alloc(heaviest - dot.length));

/** Posts an offer. Only for servers where this does no harm. */
export async function checkPosting(report) {
  const { must, should, call, leave } = report;
  const mark = `Contract check ${randomUUID().slice(0, 8)}`;
  const named = async (name) => {
    const rows = (await readAll(report, (await call('/api/products/')).body)) ?? [];
    return rows.filter((row) => row.product_name === name);
  };
  const send = async (fields, key) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type'), ...key };
    const body = Buffer.from(await encoded.arrayBuffer());
    return call('/api/products/', { method: 'POST', body, headers });
  };
  /** A post with the required fields and more; a repeated field replaces the first. */
  const texts = { company_name: 'Contract check', category: 'homes', price: '12.50', email };
  const post = (name, fields, more = [], key) =>
    send([...Object.entries({ product_name: name, ...texts, ...fields }), ...more], key);

  const unfit = `${mark}, refused`;
  const refused = await send([['product_name', unfit]]);
  const told = Object.values(refused.body ?? {}).some((one) => Array.isArray(one) || typeof one === 'string');
  const type = refused.headers['content-type'] ?? '';
  must(
    'Posting: refusals name the fields',
    refused.status === 400 && told,
    `a post without company and photo answers ${refused.status} as "${type}"; say 400 with {field: [messages]}`,
  );
  const isKept = (await named(unfit)).length > 0;
  must(
    'Posting: a refusal stores nothing',
    !isKept,
    'a refused post is in the list: store nothing where the answer is 4xx',
  );
  if (isKept) leave(`product "${unfit}"`);

  const whole = `${mark}, whole`;
  const stored = await post(
    whole,
    {
      ...written,
      verified: 'true',
      date_posted: '2001-01-01T00:00:00Z',
      profile_photo: photo('profile'),
      product_photo: heavyPhoto('main'),
    },
    Array.from({ length: 10 }, (_, index) => ['uploaded_images', heavyPhoto(`more-${index}`)]),
  );
  const isTaken = must(
    'Posting: 11 photos of 700 kB',
    stored.status >= 200 && stored.status < 300,
    `answers ${stored.status}: take bodies of 8.4 MB, and more for a video (nginx: client_max_body_size; ` +
      'Django: DATA_UPLOAD_MAX_MEMORY_SIZE is not for files)',
  );
  if (!isTaken) return;
  leave(`product "${whole}"`);
  const [row] = await named(whole);
  const isShown = must(
    'Posting: shows at once',
    row !== undefined,
    'a new post is not in GET /api/products/: list it at once, verified or not, at least for its owner',
  );
  if (!isShown) return;
  must(
    'Posting: with its owner',
    row.email?.toLowerCase() === email,
    'the row lacks the email of its owner, by which My posts finds it',
  );
  const sent = Object.entries({ product_name: whole, ...texts, ...written });
  const changed = sent
    .filter(([name, value]) => !isSame(row[name], value))
    .map(([name, value]) => `${name} is ${JSON.stringify(row[name])}, not "${value}"`);
  if (!row.profile_photo) changed.push('profile_photo is not there');
  must(
    'Posting: every field as it was sent',
    changed.length === 0,
    `${changed.join('; ')}: keep what a post says, and list it`,
  );
  must(
    'Posting: nobody verifies himself',
    row.verified === false,
    'verified was taken from outside: ignore it',
  );
  must(
    'Posting: dated by the server',
    Date.parse(row.date_posted) > Date.parse('2020-01-01'),
    'date_posted was taken from outside: ignore it',
  );
  must(
    'Posting: every picture',
    row.images?.length === 10,
    `${row.images?.length ?? 0} of 10 uploaded_images are listed: the field is repeated, read all of them (Django: getlist)`,
  );

  const key = { 'idempotency-key': `"${randomUUID()}"` };
  const twice = `${mark}, twice`;
  for (const _ of [1, 2]) await post(twice, { product_photo: photo('twice') }, [], key);
  const copies = await named(twice);
  leave(`${copies.length} products "${twice}"`);
  should(
    'Posting: one key, one post',
    copies.length === 1,
    'the same Idempotency-Key was stored twice: keep it with the row, unique',
  );

  /** Posts what a server may accept or refuse. */
  const tryOut = async (what, fields) => {
    const name = `${mark}, ${what}`;
    const { status } = await post(name, { product_photo: photo(what), ...fields });
    if (status < 300) leave(`product "${name}"`);
    return { name, isRefused: status === 400 };
  };
  const page = new File(['<script>alert(1)</script>'], 'photo.html', { type: 'image/png' });
  const foreign = await tryOut('page for a photo', { product_photo: page });
  should(
    'Posting: files by their content',
    foreign.isRefused,
    'a page was taken for a photo: look at the content, and name files yourself',
  );
  const link = await tryOut('link', { web_site: 'javascript:alert(1)' });
  should(
    'Posting: links are links',
    link.isRefused,
    'javascript: was taken for a link: allow http and https',
  );
  const weekly = await tryOut('weekly', { category: 'weekly' });
  const [own] = await named(weekly.name);
  should(
    'Posting: collections are yours',
    own?.category !== 'weekly',
    'category "weekly" was taken from outside: it makes a holiday offer',
  );
}
