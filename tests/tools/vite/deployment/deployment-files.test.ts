import { expect, it } from 'vitest';
import { serverFiles } from '../../../../tools/vite/deployment/deployment-files';
import { siteHeaders } from '../../../../tools/vite/deployment/site-headers';

const files = serverFiles(siteHeaders("default-src 'none'"));

it('static hosts serve the page at the app’s addresses, and respond 404 for missing files', () => {
  expect(files['_redirects']?.trimEnd().split('\n')).toEqual([
    '/api/* /assets/404.html 404',
    '/media/* /assets/404.html 404',
    '/assets/* /assets/404.html 404',
    '/art/* /assets/404.html 404',
    '/brands/* /assets/404.html 404',
    '/store/* /assets/404.html 404',
    '/_server/* /assets/404.html 404!',
    '/* /index.html 200',
  ]);
});

it('static hosts send the content policy and use one caching rule for each folder', () => {
  const lines = files['_headers']?.trimEnd().split('\n') ?? [];
  expect(lines.slice(0, 2)).toEqual(['/*', "  Content-Security-Policy: default-src 'none'"]);
  expect(lines.slice(lines.indexOf('/assets/*'))).toEqual([
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    ...['/art/*', '/brands/*', '/store/*'].flatMap((folder) => [
      folder,
      '  Cache-Control: public, max-age=86400',
    ]),
  ]);
});
