import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { PageSpec } from '../../../src/app/routes/page-spec.tsx';
import { brandTexts } from '../../../src/platform/brand-texts.ts';
import { paths } from '../../../src/platform/paths.ts';
import type { Env } from '../environment.ts';
import { readPages } from '../lookups.ts';

/** What a market sets before it opens. `.env.example` says what happens without it. */
const expectedSettings = [
  'VITE_CLERK_PUBLISHABLE_KEY',
  'VITE_BRAND_PHONE',
  'VITE_BRAND_TELEGRAM',
  'VITE_BRAND_TIKTOK',
  'VITE_BRAND_FACEBOOK',
] as const satisfies readonly (keyof Env)[];

/** The market's own metadata, for links to pages that have no preview. The picture's address is absolute. */
const marketTexts = (origin: string): readonly (readonly [kind: string, name: string, content: string])[] => [
  ['property', 'og:type', 'website'],
  ['property', 'og:site_name', brandTexts.name],
  ['property', 'og:title', `${brandTexts.name}: ${brandTexts.tagline}`],
  ['property', 'og:description', brandTexts.description],
  ['name', 'twitter:card', origin === '' ? 'summary' : 'summary_large_image'],
  ...(origin === '' ? [] : [['property', 'og:image', `${origin}/preview.png`] as const]),
];

/** Pages that show only the offer or the company in their address. */
const incompletePaths = new Set<string>([paths.detail, paths.seller]);

/** The canonical path of every page that search engines may show: of those with a description. */
export const publicPaths = (pages: readonly Pick<PageSpec, 'paths' | 'description'>[]): readonly string[] =>
  pages
    .filter(({ description }) => description !== undefined)
    .map(({ paths: [first] }) => first)
    .filter((path) => !incompletePaths.has(path));

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The sitemap: all public pages, for search engines. */
const sitemap = (origin: string, addresses: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((path) => `  <url><loc>${escapeXml(origin + encodeURI(path))}</loc></url>`).join('\n')}
</urlset>
`;

const robots = (origin: string) => `User-agent: *
Disallow: /api/
${origin && `Sitemap: ${origin}/sitemap.xml\n`}`;

/**
 * Writes what search engines and link previews read: the market's metadata, `robots.txt` and, if the site's origin is
 * known, the sitemap, whose addresses are absolute. Prints the missing settings.
 */
export function siteMetadata(env: Env, origin: string): Plugin {
  return {
    name: 'site-metadata',
    apply: 'build',
    buildStart() {
      for (const name of expectedSettings)
        if (env[name] === '') this.warn(`${name} is not set (.env.example).`);
    },
    transformIndexHtml: (): HtmlTagDescriptor[] =>
      marketTexts(origin).map(([kind, name, content]) => ({
        tag: 'meta',
        attrs: { [kind]: name, content },
        injectTo: 'head',
      })),
    async generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('robots.txt', robots(origin));
      if (origin !== '') emit('sitemap.xml', sitemap(origin, publicPaths(await readPages())));
      else this.info('No SITE_ORIGIN: this build has no sitemap, and its pages no picture in links.');
    },
  };
}
