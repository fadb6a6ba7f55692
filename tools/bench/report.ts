import { tries } from './answers.ts';
import type { BenchResult } from './bench.ts';
import { targets } from './targets.ts';
import type { Visit } from './visit.ts';

const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const list = (rows: readonly (readonly [string, number])[]): string =>
  table(
    ['', ''],
    rows.map(([what, value]) => [what, number(value)]),
  );

const visitColumns: readonly [string, keyof Visit][] = [
  ['first paint', 'firstPaint'],
  ['first offer', 'firstListing'],
  ['its photo', 'firstPhoto'],
  ['largest paint', 'largestPaint'],
  ['shift', 'layoutShift'],
  ['blocked', 'blocked'],
  ['the app runs', 'appRuns'],
  ['longest task', 'longestTask'],
  ['requests before', 'requestsBefore'],
  ['kB of script before', 'scriptKilobytesBefore'],
  ['requests', 'requests'],
];

const visits = (seen: Readonly<Record<string, Visit>>, columns = visitColumns): string =>
  table(
    ['', ...columns.map(([name]) => name)],
    Object.entries(seen).map(([name, visit]) => [name, ...columns.map(([, key]) => number(visit[key]))]),
  );

/** The page `docs/performance.md`. */
export const toMarkdown = (result: BenchResult, rounds: number): string => `# How quick it is

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} with Chromium ${result.version}: one machine's figures. It has ${result.machine.processors} processors, and
${result.machine.loads.map(number).join(' and ')} programs wanted them as it began and as it ended: where that is more than it has, times by the clock\nare too long, ratios of them doubtful, and single lines below contradict each other; kilobytes, requests, heap and work do not depend on it. A phone of 412 × 823 points is put on a line of 1.6 Mbit/s and 150 ms, with a processor four times slower
than the machine's was when the limits were set: ${number(result.machine.slowdown)} times slower than it is now ([\`decisions.md\`](decisions.md), _The bench's phone has one pace_); both are applied, not reckoned afterwards. The quickest of ${rounds} visits each, in ms, bytes as they travel (gzip).

The **floor** is the least that React, its router, React Query and Tailwind can do: one list of 24 offers, fetched alone, and one
offer (\`tools/bench/floor\`). Photos have four shapes and 30 to 90 kB. The catalogue comes oldest first, as a Django server sends it.
How it grows beyond that: [\`scaling.md\`](scaling.md).

## What is aimed at

${table(
  ['', 'at most', 'is', ''],
  targets(result).map(([what, limit, is, unit]) => [
    what,
    `${number(limit)}${unit}`,
    `${number(is)}${unit}`,
    is <= limit ? 'met' : '**missed**',
  ]),
)}

## A cold visit

_Before_ is before the first offer shows; requests are counted without pictures, until four seconds after it.

${visits(result.cold)}

## A second visit

The worker answers for the app, and the offers of the last visit are on the device. Its files are not counted: they come unpacked.

${visits(
  result.second,
  visitColumns.filter(([, key]) => key !== 'scriptKilobytesBefore'),
)}

## By hand, at 10,000 offers

In ms: from the event until its result is on the screen, by the clock, with the processor slowed. Of a word's letters the slowest, of ${tries} tries
the middle one. Work is how long the page's own thread is busy on that processor, which a busy machine makes no longer.

${list([
  ['keystroke into the field of a card screen', result.handling.keystrokeInCards],
  ['keystroke into the search, with its suggestions', result.handling.keystrokeInSearch],
  ['opening an offer', result.handling.opening],
  ['closing it', result.handling.closing],
  ['work in a frame of a list that is scrolled, 120 px each', result.handling.frame],
  ['of 120 such frames over 33 ms by the clock', result.handling.framesOver33],
  ['heap after 50 page changes, in MB', result.handling.heapMegabytes],
  ['as a multiple of that after 6', result.handling.heapGrowth],
])}

## While 100,000 offers come

The slow line again, with somebody typing into the search of the home page all the while.

${list([
  ['first offer', result.loading.firstListing],
  ['the catalogue is whole', result.loading.whole],
  ['longest task', result.loading.longestTask],
  ['longest from a key to its frame', result.loading.longestInput],
  ['heap at the end, in MB', result.loading.heapMegabytes],
])}
`;
