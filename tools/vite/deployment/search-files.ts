import type { Plugin } from 'vite';
import { readLists } from '../lookups.ts';
import { publicPaths } from './public-paths.ts';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The sitemap: all public pages, for search engines. */
const sitemap = (origin: string, paths: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${escapeXml(origin + encodeURI(path))}</loc></url>`).join('\n')}
</urlset>
`;

const robots = (origin: string) => `User-agent: *
Disallow: /api/
${origin && `Sitemap: ${origin}/sitemap.xml\n`}`;

/** Writes `robots.txt` and, if the site's origin is known, the sitemap, whose addresses are absolute. */
export function searchFiles(origin: string): Plugin {
  return {
    name: 'search-files',
    apply: 'build',
    async generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('robots.txt', robots(origin));
      if (origin !== '') emit('sitemap.xml', sitemap(origin, publicPaths(await readLists())));
      else this.info('No SITE_ORIGIN: this build has no sitemap, and its pages no picture in links.');
    },
  };
}
