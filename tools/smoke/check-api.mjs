import { isKept } from './ask.mjs';
import { parseJson } from './findings.mjs';
import { isApp } from './open-site.mjs';
import { runsNothing } from './policy.mjs';

/** Bodies that have to pass, in MB. */
const bodies = [
  [9, 'posts have up to 8.4 MB of photos, and a video'],
  [60, 'a video of 30 s takes that much'],
];

/**
 * Whether bodies of these sizes pass. A method that lists do not have: proxies look at the size first, servers refuse
 * the method.
 * @param {import('./open-site.mjs').Site} site
 * @param {string} address
 */
async function checkSizes({ must, note, get }, address) {
  for (const [size, why] of bodies) {
    const headers = { expect: '100-continue', 'content-length': `${size}000000` };
    const { status } = await get(address, { method: 'PUT', headers });
    if (status === 0) return note(`Whether a body of ${size} MB passes could not be tried.`);
    if (!must('A body of {0} MB passes.', status !== 413, size, why)) return undefined;
  }
  return undefined;
}

/** The API behind the page. @param {import('./open-site.mjs').Site} site */
export async function checkApi(site) {
  const { must, note, get, origin, policy, catalogue: address } = site;
  const elsewhere = new URL(address).origin !== origin;
  const answer = await get(address, elsewhere ? { headers: { origin } } : {});
  const body = parseJson(answer.text);
  const rows = [body, body?.results].find(Array.isArray);
  const reached = must(
    'The API answers with {0} products.',
    answer.status === 200 && rows !== undefined,
    rows?.length,
    isApp(answer)
      ? `${address} answers with the app's page: /api is not forwarded to the server.`
      : `${address} answers ${answer.status || answer.failure} and no list of products. Is the server up, and /api forwarded to it?`,
  );
  if (!reached || !rows) return;
  const { 'access-control-allow-origin': allowed = '', 'cache-control': cache = '' } = answer.headers;
  if (elsewhere) must('It lets this origin read.', ['*', origin].includes(allowed), origin);
  must('Its list is not kept.', !isKept(cache), cache);
  if (answer.text.length > 20_000 && !answer.headers['content-encoding'])
    note('The list of products comes uncompressed: compressed it is an eighth.');
  const unknown = await get(new URL('/api/no-such-call', address).href);
  must('Unknown calls are not answered with the page.', !isApp(unknown));
  await checkSizes(site, new URL('/api/products/', address).href);

  const whole = (/** @type {unknown[]} */ all) =>
    all.flatMap((one) =>
      typeof one === 'string' && URL.canParse(one, address) ? new URL(one, address) : [],
    );
  const imagesOf = (row) => (row['images'] ?? []).map((one) => one?.image);
  const pictures = whole(
    rows.flatMap((row) => [row['product_photo'], row['profile_photo'], ...imagesOf(row)]),
  );
  const videos = whole(rows.map((row) => row['product_video']));
  for (const [name, what, all] of [
    ['img-src', 'pictures', pictures],
    ['media-src', 'videos', videos],
  ]) {
    const refused = all.filter(({ href }) => policy?.allows(name, href) === false);
    const origins = [...new Set(refused.map((one) => one.origin))];
    const rule = 'The policy allows all {0} of the products.';
    must(rule, origins.length === 0, what, origins.join(', '), origins.join(' '));
  }
  const [first] = pictures;
  if (!first) return note('No product has a picture, so that none could be tried.');
  const { status, headers } = await get(first.href);
  const type = headers['content-type'] ?? 'nothing';
  const comes = status === 200 && /^(image|application)\//.test(type);
  must('Pictures come.', comes, first.pathname, status, type);
  const isLiteral = headers['x-content-type-options'] === 'nosniff';
  must('Uploaded files are taken for what they say.', isLiteral, first.pathname);
  if (first.origin === origin)
    must(
      'Uploaded files run nothing.',
      runsNothing(headers['content-security-policy'] ?? ''),
      first.pathname,
    );
}
