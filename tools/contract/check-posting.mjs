import { randomUUID } from 'node:crypto';
import { dot, multipart } from './multipart.mjs';
import { readAll } from './read-all.mjs';

/**
 * What a seller may write besides, as it is sent. Numbers may come back as decimals.
 * @type {Record<string, string>}
 */
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
  first_name: 'Contract',
  last_name: 'Check',
};
const isSame = (/** @type {unknown} */ given, /** @type {string} */ sent) =>
  given !== null && (String(given) === sent || (given !== '' && Number(given) === Number(sent)));

/** A prepared photo is at most so heavy, in bytes, and a post has twelve. */
const heaviest = 700_000;
const email = 'contract-check@example.com';

const photo = (/** @type {string} */ name, bytes = dot) => ({
  file: `${name}.png`,
  type: 'image/png',
  bytes,
});
/** A picture of this weight: what follows its end is nobody's business. */
const heavyPhoto = (/** @type {string} */ name) =>
  photo(name, Buffer.concat([dot, Buffer.alloc(heaviest - dot.length)]));

/** Posts, for a server on which that does no harm. @param {import('./report.mjs').Report} report */
export async function checkPosting(report) {
  const { must, should, call, leave } = report;
  const mark = `Contract check ${randomUUID().slice(0, 8)}`;
  const read = async () => (await readAll(report, (await call('/api/products/')).body)) ?? [];
  const named = async (/** @type {string} */ name) =>
    (await read()).filter((row) => row.product_name === name);
  const post = (/** @type {Parameters<typeof multipart>[0]} */ parts, headers = {}) => {
    const form = multipart(parts);
    return call('/api/products/', {
      method: 'POST',
      body: form.body,
      headers: { ...form.headers, ...headers },
    });
  };
  const texts = (/** @type {string} */ name) =>
    /** @type {[string, string][]} */ ([
      ['product_name', name],
      ['company_name', 'Contract check'],
      ['category', 'homes'],
      ['price', '12.50'],
      ['email', email],
    ]);

  const refused = await post([['product_name', `${mark}, refused`]]);
  const isRefusal =
    refused.status === 400 &&
    Object.values(refused.body ?? {}).some((value) => Array.isArray(value) || typeof value === 'string');
  must(
    'Posting: refusals name the fields',
    isRefusal,
    `a post without company and photo answers ${refused.status} as "${refused.headers['content-type'] ?? ''}"; say 400 with {field: [messages]}`,
  );
  const kept = await named(`${mark}, refused`);
  must(
    'Posting: a refusal stores nothing',
    kept.length === 0,
    'a refused post is in the list: store nothing where the answer is 4xx',
  );
  if (kept.length > 0) leave(`product "${mark}, refused"`);

  const whole = `${mark}, whole`;
  const stored = await post([
    ...texts(whole),
    ...Object.entries(written),
    ['verified', 'true'],
    ['date_posted', '2001-01-01T00:00:00Z'],
    ['profile_photo', photo('profile')],
    ['product_photo', heavyPhoto('main')],
    ...Array.from(
      { length: 10 },
      (_, index) =>
        /** @type {[string, ReturnType<typeof photo>]} */ (['uploaded_images', heavyPhoto(`more-${index}`)]),
    ),
  ]);
  const taken = must(
    'Posting: 11 photos of 700 kB',
    stored.status >= 200 && stored.status < 300,
    `answers ${stored.status}: take bodies of 8.4 MB, and more for a video (nginx: client_max_body_size; Django: DATA_UPLOAD_MAX_MEMORY_SIZE is not for files)`,
  );
  if (!taken) return;
  leave(`product "${whole}"`);
  const [row] = await named(whole);
  if (
    !must(
      'Posting: shows at once',
      row !== undefined,
      'a new post is not in GET /api/products/: list it at once, verified or not, at least for its owner',
    )
  )
    return;
  must(
    'Posting: with its owner',
    row?.email?.toLowerCase() === email,
    'the row lacks the email of its owner, by which My posts finds it',
  );
  const changed = [...texts(whole), ...Object.entries(written)].filter(
    ([name, sent]) => !isSame(row?.[name], sent),
  );
  must(
    'Posting: every field as it was sent',
    changed.length === 0 && Boolean(row?.profile_photo),
    `${changed.map(([name, sent]) => `${name} is ${JSON.stringify(row?.[name])}, not "${sent}"`).join('; ') || 'profile_photo is not there'}: keep what a post says, and list it`,
  );
  must(
    'Posting: nobody verifies himself',
    row?.verified === false,
    'verified was taken from outside: ignore it',
  );
  must(
    'Posting: dated by the server',
    Date.parse(row?.date_posted) > Date.parse('2020-01-01'),
    'date_posted was taken from outside: ignore it',
  );
  must(
    'Posting: every picture',
    row?.images?.length === 10,
    `${row?.images?.length ?? 0} of 10 uploaded_images are listed: the field is repeated, read all of them (Django: getlist)`,
  );

  const key = { 'idempotency-key': `"${randomUUID()}"` };
  const twice = `${mark}, twice`;
  for (const _ of [1, 2]) await post([...texts(twice), ['product_photo', photo('twice')]], key);
  const copies = await named(twice);
  leave(`${copies.length} products "${twice}"`);
  should(
    'Posting: one key, one post',
    copies.length === 1,
    'the same Idempotency-Key was stored twice: keep it with the row, unique',
  );

  const foreign = `${mark}, page for a photo`;
  const page = await post([
    ...texts(foreign),
    [
      'product_photo',
      { file: 'photo.html', type: 'image/png', bytes: Buffer.from('<script>alert(1)</script>') },
    ],
  ]);
  if (page.status < 300) leave(`product "${foreign}"`);
  should(
    'Posting: files by their content',
    page.status === 400,
    'a page was taken for a photo: look at the content, and name files yourself',
  );
  const linked = `${mark}, link`;
  const link = await post([
    ...texts(linked),
    ['web_site', 'javascript:alert(1)'],
    ['product_photo', photo('link')],
  ]);
  if (link.status < 300) leave(`product "${linked}"`);
  should(
    'Posting: links are links',
    link.status === 400,
    'javascript: was taken for a link: allow http and https',
  );
  const collected = `${mark}, weekly`;
  const weekly = await post([
    ...texts(collected).filter(([name]) => name !== 'category'),
    ['category', 'weekly'],
    ['product_photo', photo('weekly')],
  ]);
  if (weekly.status < 300) leave(`product "${collected}"`);
  const [own] = await named(collected);
  should(
    'Posting: collections are yours',
    own?.category !== 'weekly',
    'category "weekly" was taken from outside: it makes a holiday offer',
  );
}
