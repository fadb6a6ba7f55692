import { appendFile, chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { runTool } from '#tests/server/run-tool';
import { startNginx, type Change } from './web-servers';
import { withDjango } from './with-django';

const dist = inject('dist');
const django = withDjango();

/** The output of `npm run smoke` for a site behind a web server. */
async function smoke(settings: Partial<Parameters<typeof startNginx>[0]>) {
  const server = await startNginx({ dist, api: django.origin, ...settings });
  const result = await runTool('smoke/smoke.mjs', server.origin, '--dist', dist);
  await server.close();
  return result;
}

/** Common mistakes in nginx recipes, and the words with which the smoke test reports them. */
const brokenNginx: readonly (readonly [what: string, change: Change, says: string])[] = [
  [
    'the page for missing files',
    ['rules.conf', 'try_files $uri =404;', 'try_files $uri /index.html;'],
    'Missing: /assets/no-such-part-0a1b2c3d.js | answers 200 with text/html',
  ],
  [
    'a page that is kept',
    ['rules.conf', 'add_header Cache-Control no-cache always;', 'add_header Cache-Control max-age=3600;'],
    'Page: / | may be kept (Cache-Control: max-age=3600)',
  ],
  [
    'no compression',
    ['rules.conf', /^(brotli_static|gzip_static|gzip) on;/, ''],
    'is not compressed: serve the .br and .gz beside it',
  ],
  ['no policy', ['headers.conf', /^include .*$/, ''], 'Content-Security-Policy of / | is none'],
  [
    'an API that is not forwarded',
    ['rules.conf', 'location ^~ /api/ {', 'location ^~ /not-api/ {'],
    'and no list: forward /api to the server',
  ],
  [
    'uploads that could run',
    ['rules.conf', '_server/nginx-media.conf;', '_server/no-media.conf*;'],
    '; send "default-src ',
  ],
];

it.each(brokenNginx)('the smoke test reports %s', async (_what, change, says) => {
  const { code, text } = await smoke({ changes: [change] });
  expect(text).toContain(says);
  expect(code).toBe(1);
});

it('the smoke test reports a file of another build and a missing file that the app loads late', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-broken-'));
  await chmod(folder, 0o755);
  await cp(dist, folder, { recursive: true });
  const late = (await readdir(`${folder}/assets`)).find((name) => /^shop-map-[\w-]+\.js$/.test(name)) ?? '';
  await appendFile(`${folder}/sw.js`, '// Of another build.');
  // Also the compressed copies, which servers would send instead.
  for (const ending of ['', '.br', '.gz']) await rm(`${folder}/assets/${late}${ending}`);
  for (const ending of ['br', 'gz']) await rm(`${folder}/sw.js.${ending}`);
  const { code, text } = await smoke({ dist: folder });
  await rm(folder, { recursive: true });
  expect(text).toContain(`/assets/${late} answers 404`);
  expect(text).toContain('/sw.js is of another build');
  expect(code).toBe(1);
});
