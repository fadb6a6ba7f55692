import { isKept, rowsOf } from '../servers/ask.mjs';
import { isApp } from './check-page.mjs';
import { runsNothing } from './policy.mjs';

/** The sizes of bodies that must be accepted, in MB. */
const bodies = [
  [9, 'posts have up to 8.4 MB of photos, and a video'],
  [60, 'a video of 30 s takes that much'],
];

/**
 * Whether bodies of these sizes are accepted. Uses a method that lists do not allow: proxies check the size first, and
 * servers refuse the method.
 */
async function checkSizes({ must, note, call }, address) {
  for (const [size, why] of bodies) {
    const headers = { expect: '100-continue', 'content-length': `${size}000000` };
    const { status } = await call(address, { method: 'PUT', headers });
    if (status === 0) return void note(`Whether a body of ${size} MB passes could not be tried.`);
    const passes = must(
      `A body of ${size} MB passes.`,
      status !== 413,
      `A body of ${size} MB is refused (413): ${why}. Raise the limit of the proxy (nginx: client_max_body_size).`,
    );
    if (!passes) return;
  }
}

/** The API behind the page. */
export async function checkApi(site) {
  const { must, note, call, origin, policy, catalogue: address } = site;
  const elsewhere = new URL(address).origin !== origin;
  const answer = await call(address, elsewhere ? { headers: { origin } } : {});
  const rows = rowsOf(answer.body);
  const reached = must(
    `The API answers with ${rows?.length ?? 'its'} products.`,
    answer.status === 200 && rows !== undefined,
    isApp(answer)
      ? `${address} answers with the app's page: /api is not forwarded to the server.`
      : `${address} answers ${answer.status || answer.failure} and no list of products. Is the server up, and /api forwarded to it?`,
  );
  if (!reached) return;
  const { 'access-control-allow-origin': allowed = '', 'cache-control': cache = '' } = answer.headers;
  if (elsewhere)
    must(
      'It lets this origin read.',
      ['*', origin].includes(allowed),
      `The API does not allow ${origin} (Access-Control-Allow-Origin).`,
    );
  must(
    'Its list is not kept.',
    !isKept(cache),
    `The list of products may be kept (Cache-Control: ${cache}): a new post would not show. Send no-cache.`,
  );
  if (answer.text.length > 20_000 && !answer.headers['content-encoding'])
    note('The list of products comes uncompressed: compressed it is an eighth.');
  const unknown = await call(new URL('/api/no-such-call', address).href);
  must(
    'Unknown calls are not answered with the page.',
    !isApp(unknown),
    '/api/no-such-call answers with the app: forward all of /api.',
  );
  await checkSizes(site, new URL('/api/products/', address).href);

  const whole = (named) =>
    named
      .filter((one) => typeof one === 'string' && URL.canParse(one, address))
      .map((one) => new URL(one, address));
  const imagesOf = (row) => (row.images ?? []).map((one) => one?.image);
  const pictures = whole(rows.flatMap((row) => [row.product_photo, row.profile_photo, ...imagesOf(row)]));
  const videos = whole(rows.map((row) => row.product_video));
  for (const [name, what, all] of [
    ['img-src', 'pictures', pictures],
    ['media-src', 'videos', videos],
  ]) {
    const refused = all.filter(({ href }) => policy?.allows(name, href) === false);
    const origins = [...new Set(refused.map((one) => one.origin))];
    must(
      `The policy allows all ${what} of the products.`,
      origins.length === 0,
      `The policy does not allow ${what} from ${origins.join(', ')}: build with MEDIA_ORIGINS="${origins.join(' ')}".`,
    );
  }
  const [first] = pictures;
  if (!first) return note('No product has a picture, so that none could be tried.');
  const { status, headers } = await call(first.href);
  const type = headers['content-type'] ?? 'nothing';
  must(
    'Pictures come.',
    status === 200 && /^(image|application)\//.test(type),
    `The picture ${first.pathname} answers ${status} as "${type}": forward /media as well.`,
  );
  must(
    'Uploaded files are taken for what they say.',
    headers['x-content-type-options'] === 'nosniff',
    `${first.pathname} lacks nosniff: an uploaded file could run as a script of this site.`,
  );
  if (first.origin === origin)
    must(
      'Uploaded files run nothing.',
      runsNothing(headers['content-security-policy'] ?? ''),
      `${first.pathname} has no policy under which nothing runs: an uploaded page would be one of this site. ` +
        "Send \"default-src 'none'; img-src 'self'; media-src 'self'; sandbox allow-same-origin\" with /media.",
    );
}
