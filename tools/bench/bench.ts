import { cpus, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserPath } from '../../tests/e2e/find-browser.ts';
import { timeActs, typeWhileLoading } from './acts.ts';
import { makeCatalogue } from './make-catalogue.ts';
import { slowdown, visit, type Visit } from './phone.ts';
import { serve } from './serve.ts';

const bole = { name: 'Bole', latitude: 9.0107, longitude: 38.7612 };

/**
 * The visited pages. `limit` is the time of the first offer as a ratio to the floor's. Some visits start with a chosen
 * town.
 */
const pages = [
  { path: '/', limit: 0.75 },
  { path: '/homes', limit: 0.75 },
  { path: '/search?query=wooden', limit: 0.75 },
  { path: '/nearby-detail?id=3', limit: 0.75 },
  { path: '/new-products', limit: 0.9 },
  { path: '/nearby-shops', limit: 0.9, town: bole },
] as const;

type Row = readonly [what: string, limit: number, is: number, unit: '' | '×' | ' ms'];

/** Returns the lowest value of a measure in all visits of a page. */
type Lowest = (measure: keyof Visit) => number;

const visitRows = (path: string, limit: number, own: Lowest, floor: Lowest): readonly Row[] => [
  [`\`${path}\`: first offer, beside the floor`, limit, own('firstOffer') / floor('firstOffer'), '×'],
  [`\`${path}\`: largest paint, beside the floor`, 1.1, own('largestPaint') / floor('largestPaint'), '×'],
  [`\`${path}\`: the app runs, beside the floor`, 1.5, own('appRuns') / floor('appRuns'), '×'],
  [`\`${path}\`: requests until the page is quiet, without pictures`, 45, own('requests'), ''],
];

const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });

const toMarkdown = (rows: readonly Row[], version: string, rounds: number): string => `# How quick it is

\`npm run bench\` wrote this on ${new Date().toISOString().slice(0, 10)} with Chromium ${version} on a machine with ${cpus().length} processors. The bench simulates a phone of 412 × 823 points whose processor is ${number(slowdown)} times slower than that machine's, on a connection of 1.6 Mbit/s and 150 ms. The best of ${rounds} first visits of each page counts, for each time on its own. At the end ${number(loadavg()[0] ?? 0)} programs competed for the processors: if that is more than there are, the times are too long.

The **floor** is the smallest page that React, its router, React Query and Tailwind can make: a page of 24 offers and a page of one, from a catalogue of 24 (\`tools/bench/floor\`). Ours has 200 offers for the visits and 10,000 for the interactions; [\`scaling.md\`](scaling.md) tells how it grows beyond that. \`npm run build\` prints the kilobytes of script and holds their limits: 28 before the first offers, 135 in the first visit of \`/\`.

| | at most | is | |
|---|---:|---:|---:|
${rows
  .map(([what, limit, is, unit]) => {
    const verdict = is <= limit ? 'met' : '**missed**';
    return `| ${what} | ${number(limit)}${unit} | ${number(is)}${unit} | ${verdict} |`;
  })
  .join('\n')}
`;

/** Measures a build and the floor, which are in these folders. Returns the page `docs/performance.md`. */
export async function runBench(floorDist: string, ownDist: string, rounds: number): Promise<string> {
  const browser = await chromium.launch({
    executablePath: browserPath() ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const zipped = (size: number) => gzipSync(JSON.stringify(makeCatalogue(size)));
  const first = zipped(24);
  const serveOwn = (size: number) =>
    serve(ownDist, { '/api/products/': zipped(size), '/api/products/nearby/': first });
  const floor = await serve(floorDist, { '/api/first-products/': first });
  const [small, large, huge] = await Promise.all([serveOwn(200), serveOwn(10_000), serveOwn(100_000)]);

  const visits = new Map<string, Visit[]>();
  const look = async (url: string, town?: object) =>
    visits.set(url, [...(visits.get(url) ?? []), await visit(browser, url, town)]);
  /** Other programs only ever make a time longer. */
  const lowestOf =
    (url: string): Lowest =>
    (measure) =>
      Math.min(...(visits.get(url) ?? []).map((each) => each[measure]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of ['/', '/product/3']) await look(floor.origin + path);
    for (const { path, ...more } of pages)
      await look(small.origin + path, 'town' in more ? more.town : undefined);
    console.log(`Round ${round} of ${rounds}`);
  }
  const acts = await timeActs(browser, large.origin);
  const rows: readonly Row[] = [
    ...pages.flatMap(({ path, limit }) => {
      const least = floor.origin + (path.startsWith('/nearby-detail') ? '/product/3' : '/');
      return visitRows(path, limit, lowestOf(small.origin + path), lowestOf(least));
    }),
    ['Opening an offer', 130, acts.opening, ' ms'],
    ['Closing it', 130, acts.closing, ' ms'],
    ['A keystroke in the search', 60, acts.keystroke, ' ms'],
    ['Work for each frame of a list that scrolls by 120 px', 33, acts.frame, ' ms'],
    [
      'Slowest response to a key while 100,000 offers arrive',
      200,
      await typeWhileLoading(browser, huge.origin),
      ' ms',
    ],
  ];
  const version = browser.version();
  await browser.close();
  await Promise.all([floor, small, large, huge].map(({ close }) => close()));
  return toMarkdown(rows, version, rounds);
}
