import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { freePort, startBroken, stop } from '#tests/drf/programs';
import { runTool } from '#tests/server/run-tool';
import { withDjango } from './with-django';
import { startNginx, type Change } from './web-servers';

const dist = inject('dist');
const django = withDjango();

/** The output of `npm run smoke` for a site behind a web server. */
async function smoke(settings: Partial<Parameters<typeof startNginx>[0]>) {
  const server = await startNginx({ dist, api: django.origin, ...settings });
  const result = await runTool('smoke/smoke.mjs', server.origin);
  await server.close();
  return result;
}

/** The build, to break. */
async function copyBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-broken-'));
  await chmod(folder, 0o755);
  await cp(dist, folder, { recursive: true });
  return folder;
}

/** Common mistakes in nginx recipes, and the words that report them. */
const brokenNginx: readonly (readonly [what: string, change: Change, says: string])[] = [
  [
    'the page for missing files',
    ['rules.conf', 'try_files $uri =404;', 'try_files $uri /index.html;'],
    'no-such-part-0a1b2c3d.js answers 200 with a page',
  ],
  [
    'a page that is kept',
    ['rules.conf', 'add_header Cache-Control no-cache always;', 'add_header Cache-Control max-age=3600;'],
    'The page may be kept (Cache-Control: max-age=3600)',
  ],
  [
    'no compression',
    ['rules.conf', /^(brotli_static|gzip_static|gzip) on;/, ''],
    'is not compressed (serve the .br and .gz beside it)',
  ],
  ['no policy', ['headers.conf', /^include .*$/, ''], 'No Content-Security-Policy'],
  [
    'an API that is not forwarded',
    ['rules.conf', 'location ^~ /api/ {', 'location ^~ /not-api/ {'],
    '/api is not forwarded to the server',
  ],
  [
    'uploads that could run',
    ['rules.conf', '_server/nginx-media.conf;', '_server/no-media.conf*;'],
    'has no policy under which nothing runs',
  ],
];

it.each(brokenNginx)('reports %s', async (_what, change, says) => {
  const { code, text } = await smoke({ changes: [change] });
  expect(text).toContain(says);
  expect(code).toBe(1);
});

/** A change of the build itself. */
const brokenBuilds: readonly (readonly [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  says: string,
])[] = [
  [
    'a policy of another build',
    '_server/nginx.conf',
    "'sha256-",
    "'sha256-A",
    'It does not allow a script that stands in the page',
  ],
  [
    'a worker of another build',
    'sw.js',
    /index-[\w-]{8}\.js/,
    'index-0a1b2c3d.js',
    '/sw.js is of another build',
  ],
];

it.each(brokenBuilds)('reports %s', async (_what, file, from, to, says) => {
  const folder = await copyBuild();
  const text = await readFile(path.join(folder, file), 'utf8');
  await writeFile(
    path.join(folder, file),
    text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to),
  );
  // What servers would send in its place.
  for (const packed of ['br', 'gz']) await rm(path.join(folder, `${file}.${packed}`), { force: true });
  const result = await smoke({ dist: folder });
  await rm(folder, { recursive: true });
  expect(result.text).toContain(says);
  expect(result.code).toBe(1);
});

it('reports a missing late part', async () => {
  const folder = await copyBuild();
  const names = await readdir(path.join(folder, 'assets'));
  const late = names.find((name) => /^shop-map-[\w-]+\.js$/.test(name)) ?? '';
  expect(late).not.toBe('');
  for (const ending of ['', '.br', '.gz']) await rm(path.join(folder, 'assets', late + ending));
  const { code, text } = await smoke({ dist: folder });
  await rm(folder, { recursive: true });
  expect(text).toContain(`/assets/${late} answers 404`);
  expect(code).toBe(1);
});

it('reports photos from an origin that the build does not allow', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const server = await startBroken(origin, 'photos_elsewhere');
  const { code, text } = await smoke({ api: origin });
  await stop(server);
  expect(text).toContain('does not allow pictures from https://bucket.example: build with MEDIA_ORIGINS');
  expect(code).toBe(1);
});

it('reports an origin that does not answer', async () => {
  const { code, text } = await runTool('smoke/smoke.mjs', `http://127.0.0.1:${await freePort()}`);
  expect(text).toContain('Nothing answers at');
  expect(code).toBe(1);
});
