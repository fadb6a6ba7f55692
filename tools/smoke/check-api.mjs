import { isKept } from './ask.mjs';
import { runsNothing } from './policy.mjs';

/** Bodies that have to pass, in MB. */
const bodies = [
  [9, 'posts have up to 8.4 MB of photos, and a video'],
  [60, 'a video of 30 s takes that much'],
];

/** @param {string} text */
function parseRows(text) {
  try {
    const body = JSON.parse(text);
    return Array.isArray(body) ? body : Array.isArray(body?.results) ? body.results : null;
  } catch {
    return null;
  }
}

/**
 * The addresses of the pictures and videos of rows, by the directive that has to allow them.
 * @param {readonly Record<string, any>[]} rows
 * @param {string} origin
 */
function mediaOf(rows, origin) {
  const whole = (/** @type {unknown[]} */ addresses) =>
    addresses.flatMap((one) =>
      typeof one === 'string' && URL.canParse(one, origin) ? new URL(one, origin) : [],
    );
  return {
    pictures: whole(
      rows.flatMap((row) => [
        row['product_photo'],
        row['profile_photo'],
        ...(row['images'] ?? []).map((/** @type {any} */ one) => one?.image),
      ]),
    ),
    videos: whole(rows.map((row) => row['product_video'])),
  };
}

/** The API behind the page. @param {import('./open-site.mjs').Site} site */
export async function checkApi({ expect, note, get, origin, policy, catalogue: address }) {
  const elsewhere = new URL(address).origin !== origin;
  const answer = await get(address, elsewhere ? { headers: { origin } } : {});
  const rows = parseRows(answer.text);
  const reached = expect(
    answer.status === 200 && rows !== null,
    `The API answers with ${rows?.length ?? 0} products.`,
    answer.text.includes('<div id="root">')
      ? `${address} answers with the app's page: /api is not forwarded to the server.`
      : `${address} answers ${answer.status || answer.failure} and no list of products. Is the server up, and /api forwarded to it?`,
  );
  if (!reached || !rows) return;
  if (elsewhere)
    expect(
      ['*', origin].includes(answer.headers['access-control-allow-origin'] ?? ''),
      'It lets this origin read.',
      `The API does not allow ${origin} (Access-Control-Allow-Origin).`,
    );
  expect(
    !isKept(answer.headers['cache-control'] ?? ''),
    'Its list is not kept.',
    `The list of products may be kept (Cache-Control: ${answer.headers['cache-control']}): a new post would not show. Send no-cache.`,
  );
  if (answer.text.length > 20_000 && !answer.headers['content-encoding'])
    note('The list of products comes uncompressed: compressed it is an eighth.');

  const unknown = await get(new URL('/api/no-such-call', address).href);
  expect(
    !unknown.text.includes('<div id="root">'),
    'Unknown calls are not answered with the page.',
    '/api/no-such-call answers with the app: forward all of /api.',
  );
  // A method that lists do not have: proxies look at the size first, servers refuse the method and store nothing.
  for (const [size, why] of bodies) {
    const { status } = await get(new URL('/api/products/', address).href, {
      method: 'PUT',
      headers: { expect: '100-continue', 'content-length': `${size}000000` },
    });
    if (status === 0) {
      note(`Whether a body of ${size} MB passes could not be tried.`);
      break;
    }
    const passes = expect(
      status !== 413,
      `A body of ${size} MB passes.`,
      `A body of ${size} MB is refused (413): ${why}. Raise the limit of the proxy (nginx: client_max_body_size).`,
    );
    if (!passes) break;
  }

  const media = mediaOf(rows, address);
  for (const [name, what, all] of /** @type {const} */ ([
    ['img-src', 'pictures', media.pictures],
    ['media-src', 'videos', media.videos],
  ])) {
    const refused = new Set(
      all.filter(({ href }) => policy?.allows(name, href) === false).map((one) => one.origin),
    );
    expect(
      refused.size === 0,
      `The policy allows all ${what} of the products.`,
      `The policy does not allow ${what} from ${[...refused].join(', ')}: build with MEDIA_ORIGINS="${[...refused].join(' ')}".`,
    );
  }
  const [first] = media.pictures;
  if (!first) return note('No product has a picture, so that none could be tried.');
  const picture = await get(first.href);
  expect(
    picture.status === 200 && /^(image|application)\//.test(picture.headers['content-type'] ?? ''),
    'Pictures come.',
    `The picture ${first.pathname} answers ${picture.status} as "${picture.headers['content-type'] ?? 'nothing'}": forward /media as well.`,
  );
  expect(
    picture.headers['x-content-type-options'] === 'nosniff',
    'Uploaded files are taken for what they say.',
    `${first.pathname} lacks nosniff: an uploaded file could run as a script of this site.`,
  );
  if (first.origin === origin)
    expect(
      runsNothing(picture.headers['content-security-policy'] ?? ''),
      'Uploaded files run nothing.',
      `${first.pathname} has no policy under which nothing runs: an uploaded page would be one of this site. Send "default-src 'none'; img-src 'self'; media-src 'self'; sandbox allow-same-origin" with /media.`,
    );
}
