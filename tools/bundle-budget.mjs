/** Prints how many compressed kB (1000 bytes) of script a first visit loads. Fails above a limit. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const limits = { beforeFirstOffers: 28, firstVisit: 135 };
const dist = fileURLToPath(new URL('../dist', import.meta.url));
// A build with mocks has no limits.
if (existsSync(`${dist}/mockServiceWorker.js`)) process.exit();
const html = readFileSync(`${dist}/index.html`, 'utf8');

/** The scripts in `index.html`, which draw the first offers of every page. */
const first = [...html.matchAll(/(?:src|modulepreload"[^>]*href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file]) => file,
);
/** The files that `tools/vite/preload-script.ts` requests on every page. */
const [, listed = ''] = /\bapp:\s*\[([^\]]*)\]/.exec(html) ?? [];
const app = listed.match(/assets\/[\w.-]+/g);
if (!app)
  throw new Error('dist/index.html lists no files of the app: build it again, or mend the pattern above.');

/** The size that web servers send (docs/deploy.md). A small file has no compressed copy. */
const sentSize = (file) =>
  existsSync(`${dist}/${file}.gz`)
    ? readFileSync(`${dist}/${file}.gz`).length
    : gzipSync(readFileSync(`${dist}/${file}`)).length;

function check(what, files, limit) {
  const size = files.reduce((sum, file) => sum + sentSize(file), 0) / 1000;
  const isOver = files.length === 0 || size > limit;
  if (isOver) process.exitCode = 1;
  console.log(`${what}: ${size.toFixed(1)} kB gzip of ${limit}${isOver ? ' - TOO MUCH' : ''}`);
}
check('Script before the first offers', first, limits.beforeFirstOffers);
check('Script of the first visit of /', [...first, ...app], limits.firstVisit);
