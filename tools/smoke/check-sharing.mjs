import { rowsOf } from '../servers/ask.mjs';

/** Checks what search engines and messengers show of links. */
export async function checkSharing({ must, note, call, html, origin }) {
  const robots = await call('/robots.txt');
  const type = robots.headers['content-type'] ?? 'nothing';
  const isText = robots.status === 200 && type.startsWith('text/plain');
  must('robots.txt is there.', isText, `/robots.txt answers ${robots.status} as "${type}".`);
  const [, address = ''] = /^Sitemap: (.*)$/m.exec(robots.text) ?? [];
  if (address === '') return note('No sitemap, and no picture in links: build with SITE_ORIGIN.');
  const named = new URL(address).origin;
  if (named !== origin) return note(`This build is for ${named}, so that its sitemap was not looked at.`);
  const sitemap = await call('/sitemap.xml');
  const pages = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => page);
  const areOwn = pages.length > 0 && pages.every((page) => page.startsWith(`${origin}/`));
  must(
    `The sitemap names ${pages.length} pages.`,
    sitemap.status === 200 && areOwn,
    `/sitemap.xml answers ${sitemap.status} and names no pages of ${origin}.`,
  );
  const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const { status, headers } = picture ? await call(picture) : { status: 0, headers: {} };
  return must(
    'Links have a picture.',
    status === 200 && headers['content-type'] === 'image/png',
    `The picture of links (${picture || 'none'}) answers ${status}.`,
  );
}

/** Whether a shared link shows the offer. Without previews it shows the market, which is no fault. */
export async function checkPreviews({ must, note, call, catalogue }) {
  const rows = rowsOf((await call(catalogue)).body);
  const listing = rows?.find((row) => row?.verified === true);
  if (!listing) return note('No verified offer, so that no link to one could be tried.');
  const { text } = await call(`/nearby-detail?id=${encodeURIComponent(listing.id)}`);
  const [, json] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(text) ?? [];
  if (json === undefined)
    return note('Links to offers show the market, not the offer: no preview runs (docs/deploy.md).');
  const tellsOwner = Boolean(listing.email) && text.includes(listing.email);
  return must(
    'Links to offers show the offer.',
    JSON.parse(json)['@type'] === 'Product' && !tellsOwner,
    'The preview of an offer is none, or tells the address of its owner.',
  );
}
