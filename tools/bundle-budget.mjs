/** Prints what a first visit has to load before the listings show, and fails above the budget. 1 kB = 1000 bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * What comes before the first offers, and what comes to the device after the first visit. Each budget has 2 % of
 * room or more for small changes; who needs more raises it on purpose.
 */
const budget = { script: 16.2, style: 12.4, later: 420 };
/** The script before the first offers of pages that draw them by more than the first one. */
const firstBudgets = { '/homes': 24.2, '/new-products': 26.2, '/nearby-detail': 17.3 };
/** The script of each page with the app, which follows the first offers. */
const pageBudgets = {
  '/': 125,
  '/homes': 140,
  '/search': 141,
  '/nearby-shops': 146,
  '/nearby-detail': 139.5,
};
const dist = new URL('../dist', import.meta.url).pathname;
// A build with mocks is for trying, not for visitors on a slow line.
if (existsSync(`${dist}/mockServiceWorker.js`)) process.exit();
const html = readFileSync(`${dist}/index.html`, 'utf8');

const pathsIn = (text, pattern) => [...text.matchAll(pattern)].map(([, path]) => path);
/** What `index.html` names: scripts, the modules they import statically, stylesheets. */
const named = {
  script: pathsIn(html, /(?:src|modulepreload"[^>]*href)="(\/assets\/[^"]+\.js)"/g),
  style: pathsIn(html, /href="(\/assets\/[^"]+\.css)"/g),
};

/**
 * Bytes on the wire: of the copy that the web servers of docs/deploy.md send, which is compressed harder; a
 * small file has none.
 */
const sentSize = (path) =>
  existsSync(`${dist}${path}.gz`)
    ? readFileSync(`${dist}${path}.gz`).length
    : gzipSync(readFileSync(dist + path)).length;

let exceeded = false;
/** `paths` of files that a visit loads. */
function check(what, paths, limit) {
  const size = paths.reduce((sum, path) => sum + sentSize(path), 0) / 1000;
  const over = paths.length === 0 || size > limit;
  exceeded ||= over;
  console.log(
    `${what}: ${size.toFixed(2)} kB gzip of ${limit} in ${paths.length} files${over ? ' - TOO MUCH' : ''}`,
  );
}
for (const [kind, paths] of Object.entries(named))
  check(`Before the first offers, ${kind}`, paths, budget[kind]);

// The script of `tools/vite/page-preload.ts` has the files of the app and of each page.
const read = (pattern) => JSON.parse(pattern.exec(html)?.[1] ?? 'null');
const table = read(/= (\{"\/.*?\})\[\(/);
const files = read(/const files = (\[.*\]);/);
const app = read(/preload\(\[\.\.\.(\[.*?\]), \.\.\.named/);
const withScript = (names) => [...named.script, ...names.map((name) => `/${name}`)];
const filesAt = (numbers) => numbers.map((number) => files[number]);
for (const [page, limit] of Object.entries(firstBudgets))
  check(`Before the first offers of ${page}, script`, withScript(filesAt(table[page][2])), limit);
for (const [page, limit] of Object.entries(pageBudgets))
  check(`First visit of ${page}, script`, withScript([...app, ...filesAt(table[page][0])]), limit);

// What the worker fetches once the first page is quiet, so that every page opens without a connection.
const [, later = ''] = /=\{form:(.*?)\}/.exec(readFileSync(`${dist}/sw.js`, 'utf8')) ?? [];
check('The code of all other pages, for the device', pathsIn(later, /(\/assets\/[\w.-]+)/g), budget.later);
if (exceeded) process.exitCode = 1;
