import type { Plugin } from 'vite';

/**
 * Lets the browser fetch the catalogue while the script still loads: every page needs it, and on a slow network the
 * listings show a round trip earlier. Builds only; in a mocked page the worker is not there yet to answer.
 */
export function cataloguePreload(apiBaseUrl: string): Plugin {
  return {
    name: 'catalogue-preload',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'fetch',
          crossorigin: 'anonymous',
          href: new URL('/api/products/', apiBaseUrl || 'http://same.origin').href.replace(
            'http://same.origin',
            '',
          ),
        },
        injectTo: 'head',
      },
    ],
  };
}
