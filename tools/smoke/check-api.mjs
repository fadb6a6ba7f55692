/** More than the photos of a post take, in bytes. */
const postSize = 9_000_000;

/** The address of the catalogue, as the page preloads it. @param {string} html @param {string} origin */
const catalogueAddress = (html, origin) =>
  new URL(/<link[^>]*as="fetch"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '/api/products/', origin).href;

/** @param {string} text */
function parseRows(text) {
  try {
    const body = JSON.parse(text);
    return Array.isArray(body) ? body : Array.isArray(body?.results) ? body.results : null;
  } catch {
    return null;
  }
}

/** A file that a row names. @param {readonly Record<string, unknown>[]} rows */
const someMedia = (rows) =>
  rows.map((row) => row['product_photo']).find((path) => typeof path === 'string' && path !== '');

/** The API behind the page. @param {import('./open-site.mjs').Site} site */
export async function checkApi({ expect, note, get, html, origin }) {
  const address = catalogueAddress(html, origin);
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
    !/max-age=[1-9]|immutable/.test(answer.headers['cache-control'] ?? ''),
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
  const long = await get(new URL('/api/products/', address).href, {
    method: 'PUT',
    body: new Uint8Array(postSize),
  });
  expect(
    long.status !== 413,
    'A post with all its photos passes.',
    'A body of 9 MB is refused (413): posts have up to 8.4 MB of photos, and a video. Raise the limit of the proxy (nginx: client_max_body_size).',
  );

  const media = someMedia(rows);
  if (media === undefined) return note('No product has a picture, so that none could be tried.');
  const picture = await get(new URL(String(media), address).href);
  expect(
    picture.status === 200 && /^(image|application)\//.test(picture.headers['content-type'] ?? ''),
    'Pictures come.',
    `The picture ${media} answers ${picture.status} as "${picture.headers['content-type'] ?? 'nothing'}": forward /media as well.`,
  );
  expect(
    picture.headers['x-content-type-options'] === 'nosniff',
    'Uploaded files are taken for what they say.',
    `${media} lacks nosniff: an uploaded file could run as a script of this site.`,
  );
}
