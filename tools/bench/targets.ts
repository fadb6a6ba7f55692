import type { BenchResult } from './bench.ts';
import type { Visit } from './visit.ts';

interface Target {
  what: string;
  limit: number;
  is: number;
  unit: '' | '×' | ' ms' | ' kB';
}

const pages = [
  { page: '/', floor: 'floor, list' },
  { page: '/homes', floor: 'floor, list' },
  { page: 'sorted', floor: 'floor, list' },
  { page: 'search', floor: 'floor, list' },
  { page: 'cards', floor: 'floor, list' },
  { page: 'recents', floor: 'floor, list' },
  { page: 'detail', floor: 'floor, detail' },
] as const;

/** What is aimed at, each beside what was measured. */
export function targets({ cold, second, handling, loading }: BenchResult): readonly Target[] {
  const of = (seen: Readonly<Record<string, Visit>>, name: string): Visit => {
    const visit = seen[name];
    if (!visit) throw new Error(`Nobody has visited "${name}".`);
    return visit;
  };
  const small = pages.flatMap(({ page, floor }): Target[] => {
    const [own, least] = [of(cold, `${page}, 200`), of(cold, floor)];
    const ratio = (name: 'firstPaint' | 'firstListing' | 'firstPhoto' | 'largestPaint' | 'appRuns') =>
      own[name] / least[name];
    return [
      {
        what: `\`${page}\`: first offer beside the floor`,
        limit: 0.7,
        is: ratio('firstListing'),
        unit: '×',
      },
      { what: `\`${page}\`: first photo beside the floor`, limit: 1, is: ratio('firstPhoto'), unit: '×' },
      { what: `\`${page}\`: largest paint beside the floor`, limit: 1, is: ratio('largestPaint'), unit: '×' },
      { what: `\`${page}\`: the app runs, beside the floor`, limit: 1.25, is: ratio('appRuns'), unit: '×' },
      { what: `\`${page}\`: first paint beside the floor`, limit: 0.65, is: ratio('firstPaint'), unit: '×' },
      {
        what: `\`${page}\`: blocked more than the floor`,
        limit: 100,
        is: own.blocked - least.blocked,
        unit: ' ms',
      },
      { what: `\`${page}\`: layout shift`, limit: 0, is: own.layoutShift, unit: '' },
      {
        what: `\`${page}\`: script before the first offer`,
        limit: 17,
        is: own.scriptKilobytesBefore,
        unit: ' kB',
      },
      {
        what: `\`${page}\`: requests before it, without pictures`,
        limit: 15,
        is: own.requestsBefore,
        unit: '',
      },
      { what: `\`${page}\`: requests until the page is quiet`, limit: 30, is: own.requests, unit: '' },
      {
        what: `\`${page}\`: second visit, first offer beside the floor`,
        limit: 0.5,
        is: of(second, `${page}, 200`).firstListing / of(second, floor).firstListing,
        unit: '×',
      },
    ];
  });
  const large = (['/', 'detail'] as const).flatMap((page): Target[] => {
    const visit = of(cold, `${page}, 10,000`);
    return [
      {
        what: `\`${page}\` of 10,000: first offer beside that of 200`,
        limit: 1.5,
        is: visit.firstListing / of(cold, `${page}, 200`).firstListing,
        unit: '×',
      },
      { what: `\`${page}\` of 10,000: longest task`, limit: 100, is: visit.longestTask, unit: ' ms' },
    ];
  });
  return [
    ...small,
    ...large,
    { what: 'Keystroke in a card screen', limit: 50, is: handling.keystrokeInCards.seenAfter, unit: ' ms' },
    { what: 'Keystroke in the search', limit: 50, is: handling.keystrokeInSearch.seenAfter, unit: ' ms' },
    { what: 'Opening an offer', limit: 100, is: handling.opening.seenAfter, unit: ' ms' },
    { what: 'Closing it', limit: 100, is: handling.closing.seenAfter, unit: ' ms' },
    { what: 'A frame while scrolling', limit: 33, is: handling.frame, unit: ' ms' },
    { what: 'Heap after 50 page changes', limit: 1.1, is: handling.heapGrowth, unit: '×' },
    { what: 'Longest input while 100,000 offers come', limit: 200, is: loading.longestInput, unit: ' ms' },
  ];
}
