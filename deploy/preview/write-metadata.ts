import type { ListingMetadata } from '@/offer/listing-metadata';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** JSON that can neither end its element nor start a comment. */
const escapeJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Matches the page's own metadata. */
const ownMetadata =
  /\s*(?:<title>[^<]*<\/title>|<meta\s[^>]*(?:property="og:|name="(?:twitter:|description"))[^>]*>|<link\s[^>]*rel="canonical"[^>]*>)/g;

/** The page with the metadata of a listing in place of its own. */
export function writeMetadata(html: string, metadata: ListingMetadata): string {
  const { title, description, address, picture, product } = metadata;
  const tags = [
    ['property', 'og:type', 'product'],
    ['property', 'og:site_name', 'Gulit'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ...(picture ? [['property', 'og:image', picture]] : []),
    ['name', 'twitter:card', picture ? 'summary_large_image' : 'summary'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ...(picture ? [['name', 'twitter:image', picture]] : []),
    ['name', 'description', description],
  ].map(
    ([kind = '', name = '', content = '']) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`,
  );
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    ...tags,
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    `<script type="application/ld+json">${escapeJson(product)}</script>`,
  ].join('\n    ');
  // A function: in a replacement string, `$&` in a listing's text would have a meaning.
  return html.replaceAll(ownMetadata, '').replace('</head>', () => `  ${head}\n  </head>`);
}
