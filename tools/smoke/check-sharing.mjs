/**
 * What others show of links: search engines, and whoever shares an offer.
 * @param {import('./open-site.mjs').Site} site
 */
export async function checkSharing({ expect, note, get, html, origin }) {
  const robots = await get('/robots.txt');
  const isText = robots.status === 200 && robots.headers['content-type']?.startsWith('text/plain') === true;
  expect(
    isText,
    'robots.txt is there.',
    `/robots.txt answers ${robots.status} as "${robots.headers['content-type'] ?? 'nothing'}".`,
  );
  const [, address = ''] = /^Sitemap: (.*)$/m.exec(robots.text) ?? [];
  if (address === '') return note('No sitemap, and no picture in links: build with SITE_ORIGIN.');
  const named = new URL(address).origin;
  if (named !== origin) return note(`This build is for ${named}, so that its sitemap was not looked at.`);
  const sitemap = await get('/sitemap.xml');
  const pages = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => page);
  expect(
    sitemap.status === 200 && pages.length > 0 && pages.every((page) => page.startsWith(`${origin}/`)),
    `The sitemap names ${pages.length} pages.`,
    `/sitemap.xml answers ${sitemap.status} and names no pages of ${origin}.`,
  );
  const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const { status, headers } = picture ? await get(picture) : { status: 0, headers: {} };
  return expect(
    status === 200 && headers['content-type'] === 'image/png',
    'Links have a picture.',
    `The picture of links (${picture || 'none'}) answers ${status}.`,
  );
}

/** @param {string} text */
function verifiedListing(text) {
  try {
    const body = JSON.parse(text);
    return (body.results ?? body).find((row) => row?.verified === true);
  } catch {
    return undefined;
  }
}

/**
 * Whether a link to an offer shows the offer. Without previews it shows the market, which is no fault.
 * @param {import('./open-site.mjs').Site} site
 */
export async function checkPreviews({ expect, note, get, catalogue }) {
  const listing = verifiedListing((await get(catalogue)).text);
  if (!listing) return note('No verified offer, so that no link to one could be tried.');
  const { text } = await get(`/nearby-detail?id=${encodeURIComponent(listing.id)}`);
  const [, json] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(text) ?? [];
  if (json === undefined)
    return note('Links to offers show the market, not the offer: no preview runs (docs/deploy.md).');
  return expect(
    JSON.parse(json)['@type'] === 'Product' && !(listing.email && text.includes(listing.email)),
    'Links to offers show the offer.',
    'The preview of an offer is none, or tells the address of its owner.',
  );
}
