import { checkCors } from '../contract/check-access.mjs';
import { checkMedia, checkProducts } from '../contract/check-products.mjs';
import { ask } from '../servers/ask.mjs';

/** In MB. A video of 30 s may have that size. The photos of a post have up to 8.4. */
const largestBody = 60;

/**
 * Checks whether bodies of this size are accepted. It uses a method that lists do not allow: proxies check the size
 * first, and servers refuse the method.
 */
async function checkSize({ must, call }) {
  const headers = { expect: '100-continue', 'content-length': `${largestBody}000000` };
  const { status } = await call('/api/products/', { method: 'PUT', headers });
  must(`API: bodies of ${largestBody} MB`, status !== 413, 'are refused: raise the limit of the proxy');
}

/**
 * Checks that the build's policy allows the origins of pictures and videos, and that uploads on this origin run
 * nothing.
 */
async function checkUploads({ must, call, products, site, origin, headers: { everywhere, media } }) {
  const policy = everywhere['Content-Security-Policy'];
  const named = products.flatMap((row) => [
    row.product_photo,
    row.profile_photo,
    row.product_video,
    ...(row.images ?? []).map(({ image }) => image),
  ]);
  const uploads = named.filter((name) => URL.canParse(name, origin)).map((name) => new URL(name, origin));
  const refused = new Set(
    uploads.map((one) => one.origin).filter((one) => one !== site && !policy.includes(one)),
  );
  const list = [...refused].join(' ');
  must(
    'Policy: all pictures and videos',
    list === '',
    `refuses those from ${list}: build with MEDIA_ORIGINS="${list}"`,
  );
  const own = uploads.find((one) => one.origin === site);
  const sent = own ? (await call(own.href)).headers['content-security-policy'] : '';
  const wanted = media['Content-Security-Policy'];
  if (own)
    must('Policy: uploads run nothing', sent === wanted, `${own.pathname} has ${sent}; send "${wanted}"`);
}

/** Checks whether a shared link shows its offer. Without previews it shows the market, which is no mistake. */
async function checkPreviews({ must, note, products, site }) {
  const listing = products.find(({ verified }) => verified === true);
  if (!listing) return note('Previews', 'no verified offer, so that no link to one could be tried');
  const { text } = await ask(`${site}/nearby-detail?id=${encodeURIComponent(listing.id)}`);
  const [, json] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(text) ?? [];
  if (json === undefined)
    return note('Previews', 'links to offers show the market: none run (docs/deploy.md)');
  const tellsOwner = Boolean(listing.email) && text.includes(listing.email);
  const isRight = JSON.parse(json)['@type'] === 'Product' && !tellsOwner;
  return must('Previews: links show the offer', isRight, 'show none, or tell the address of its owner');
}

/** Checks the API behind the page, as `npm run contract` does and as the site needs it. */
export async function checkApi(report) {
  // The page preloads the catalogue from the API's origin.
  const [, catalogue = '/api/products/'] = /["'`]([^"'`]*\/api\/products\/)["'`]/.exec(report.html) ?? [];
  const { origin } = new URL(catalogue, report.origin);
  const call = (path, settings) => ask(new URL(path, origin).href, settings);
  const api = { ...report, origin, call, site: report.origin };
  const products = await checkProducts(api);
  if (!products) return;
  for (const check of [checkMedia, checkCors, checkSize, checkUploads, checkPreviews])
    await check({ ...api, products });
}
