import type { ChildProcess } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freePort, startDjango, stop } from '#tests/drf/programs';
import { runTool } from './run-tool';
import { startCaddy, startNginx, type Change } from './web-servers';

const dist = inject('dist');
let api = '';
let django: ChildProcess | undefined;

beforeAll(async () => {
  api = `http://127.0.0.1:${await freePort()}`;
  django = await startDjango(api);
});
afterAll(() => stop(django));

/** What people get wrong in nginx, and the words that tell them. */
const brokenNginx: readonly (readonly [what: string, change: Change, says: string])[] = [
  [
    'the page for missing files',
    ['rules.conf', 'try_files $uri =404;', 'try_files $uri /index.html;'],
    'no-such-part-0a1b2c3d.js answers 200 with a page',
  ],
  [
    'no page for the addresses of the app',
    ['rules.conf', 'rewrite ^ /index.html break;', 'try_files $uri $uri/ =404;'],
    '/homes answers 404, not the app',
  ],
  [
    'a page that is kept',
    ['rules.conf', 'add_header Cache-Control no-cache always;', 'add_header Cache-Control max-age=3600;'],
    'The page may be kept (Cache-Control: max-age=3600)',
  ],
  [
    'files that are not kept',
    ['rules.conf', 'add_header Cache-Control "public, max-age=31536000, immutable";', ''],
    'may not be kept for good (Cache-Control: none',
  ],
  [
    'a missing file that is kept',
    ['rules.conf', 'max-age=31536000, immutable";', 'max-age=31536000, immutable" always;'],
    'it would stay missing when it is there',
  ],
  [
    'no compression',
    ['rules.conf', /^(brotli_static|gzip_static|gzip) on;/, ''],
    'is not compressed (serve the .br and .gz beside it)',
  ],
  ['no policy', ['headers.conf', /^include .*$/, ''], 'No Content-Security-Policy'],
  [
    'headers that a location forgets',
    ['rules.conf', /^location \/ \{\n {2}include .*$/, 'location / {'],
    'No Content-Security-Policy',
  ],
  [
    'an API that is not forwarded',
    ['rules.conf', 'location ^~ /api/ {', 'location ^~ /not-api/ {'],
    '/api is not forwarded to the server',
  ],
  [
    'media that are not forwarded',
    ['rules.conf', 'location ^~ /media/ {', 'location ^~ /not-media/ {'],
    'forward /media as well',
  ],
  [
    'a limit that no post passes',
    ['rules.conf', 'client_max_body_size 200m;', ''],
    'A body of 9 MB is refused (413)',
  ],
  [
    'files of the build for servers',
    ['rules.conf', 'location ~ ^/[._] {', 'location ~ ^/nothing {'],
    '/_server/policy.txt can be read',
  ],
  ['types that are not told', ['rules.conf', 'charset utf-8;', 'types { }'], 'The page comes as'],
];

it.each(brokenNginx)('tells of %s', async (_what, change, says) => {
  const server = await startNginx({ dist, api, changes: [change] });
  const { code, text } = await runTool('smoke/smoke.mjs', server.origin);
  await server.close();
  expect(text).toContain(says);
  expect(code).toBe(1);
});

const brokenCaddy: typeof brokenNginx = [
  [
    'the page for missing files',
    ['rules.caddy', /^\t\t@page \{[^}]*\}/, '\t\t@page not file'],
    'no-such-part-0a1b2c3d.js answers 200 with a page',
  ],
  ['no compression', ['rules.caddy', 'precompressed br gzip', ''], 'is not compressed'],
  ['a page that is kept', ['rules.caddy', 'header @others', '# header @others'], 'The page may be kept'],
];

it.each(brokenCaddy)('tells of %s in Caddy', async (_what, change, says) => {
  const server = await startCaddy({ dist, api, changes: [change] });
  const { code, text } = await runTool('smoke/smoke.mjs', server.origin);
  await server.close();
  expect(text).toContain(says);
  expect(code).toBe(1);
});

/** A change of the build itself. */
const brokenBuilds: readonly (readonly [
  what: string,
  file: string,
  from: string,
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
    'a loosened policy',
    '_server/nginx.conf',
    "style-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "allows 'unsafe-inline' for styles",
  ],
  [
    'a geolocation that is switched off',
    '_server/nginx.conf',
    'geolocation=(self)',
    'geolocation=()',
    'permissions-policy is',
  ],
];

it.each(brokenBuilds)('tells of %s', async (_what, file, from, to, says) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-broken-'));
  await chmod(folder, 0o755);
  await cp(dist, folder, { recursive: true });
  const text = await readFile(path.join(folder, file), 'utf8');
  await writeFile(path.join(folder, file), text.replaceAll(from, to));
  const server = await startNginx({ dist: folder, api });
  const result = await runTool('smoke/smoke.mjs', server.origin);
  await server.close();
  await rm(folder, { recursive: true });
  expect(result.text).toContain(says);
  expect(result.code).toBe(1);
});

it('tells of an origin where nothing is', async () => {
  const { code, text } = await runTool('smoke/smoke.mjs', `http://127.0.0.1:${await freePort()}`);
  expect(text).toContain('Nothing answers at');
  expect(code).toBe(1);
});
