/** Prints what a first visit to `/` has to load before the listings show, and fails above the budget. 1 kB = 1000 bytes. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budget = { script: 112, style: 12 };
const dist = new URL('../dist', import.meta.url).pathname;
const html = readFileSync(`${dist}/index.html`, 'utf8');

/** What `index.html` names: scripts, the modules they import statically, stylesheets. */
const named = {
  script: [...html.matchAll(/(?:src|modulepreload"[^>]*href)="(\/assets\/[^"]+\.js)"/g)],
  style: [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)],
};

let exceeded = false;
for (const [kind, matches] of Object.entries(named)) {
  const bytes = matches.reduce((sum, [, path]) => sum + gzipSync(readFileSync(dist + path)).length, 0);
  const size = bytes / 1000;
  const over = matches.length === 0 || size > budget[kind];
  exceeded ||= over;
  console.log(
    `First visit, ${kind}: ${size.toFixed(1)} kB gzip of ${budget[kind]} in ${matches.length} files${over ? ' - TOO MUCH' : ''}`,
  );
}
if (exceeded) process.exitCode = 1;
