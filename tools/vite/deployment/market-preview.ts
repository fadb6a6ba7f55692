import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What a link shows of the market where there is no preview of the offer. */
interface Market {
  name: string;
  tagline: string;
  description: string;
}

const meta = (kind: 'property' | 'name', name: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { [kind]: name, content },
  injectTo: 'head',
});

/**
 * Puts the market's name, text and picture into the page, for whoever shows a link to it. A picture's address
 * has to be absolute.
 */
export function marketPreview({ name, tagline, description }: Market, origin: string): Plugin {
  return {
    name: 'market-preview',
    apply: 'build',
    transformIndexHtml: () => [
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', name),
      meta('property', 'og:title', `${name}: ${tagline}`),
      meta('property', 'og:description', description),
      meta('name', 'twitter:card', origin === '' ? 'summary' : 'summary_large_image'),
      ...(origin === '' ? [] : [meta('property', 'og:image', `${origin}/preview.png`)]),
    ],
  };
}
