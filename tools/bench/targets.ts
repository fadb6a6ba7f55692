import type { BenchResult } from './bench.ts';
import type { Visit } from './visit.ts';

type Target = readonly [what: string, limit: number, is: number, unit: '' | '×' | ' ms' | ' kB'];

const pages = ['/', '/homes', 'sorted', 'search', 'cards', 'recents', 'detail'];

/** What is aimed at, each beside what was measured. */
export function targets({ cold, second, handling, loading }: BenchResult): readonly Target[] {
  const of = (seen: Readonly<Record<string, Visit>>, name: string): Visit => {
    const visit = seen[name];
    if (!visit) throw new Error(`Nobody has visited "${name}".`);
    return visit;
  };
  const small = pages.flatMap((page): readonly Target[] => {
    const floor = page === 'detail' ? 'floor, detail' : 'floor, list';
    const [own, least] = [of(cold, `${page}, 200`), of(cold, floor)];
    const again = of(second, `${page}, 200`).firstListing / of(second, floor).firstListing;
    const rows: readonly Target[] = [
      ['first offer beside the floor', 0.7, own.firstListing / least.firstListing, '×'],
      ['first photo beside the floor', 1, own.firstPhoto / least.firstPhoto, '×'],
      ['largest paint beside the floor', 1, own.largestPaint / least.largestPaint, '×'],
      ['the app runs, beside the floor', 1.25, own.appRuns / least.appRuns, '×'],
      ['first paint beside the floor', 0.65, own.firstPaint / least.firstPaint, '×'],
      ['blocked more than the floor', 100, own.blocked - least.blocked, ' ms'],
      ['layout shift', 0, own.layoutShift, ''],
      ['script before the first offer', 17, own.scriptKilobytesBefore, ' kB'],
      ['requests before it, without pictures', 15, own.requestsBefore, ''],
      ['requests until the page is quiet', 30, own.requests, ''],
      ['second visit, first offer beside the floor', 0.5, again, '×'],
    ];
    return rows.map(([what, ...rest]): Target => [`\`${page}\`: ${what}`, ...rest]);
  });
  const large = ['/', 'detail'].flatMap((page): readonly Target[] => {
    const { firstListing, longestTask } = of(cold, `${page}, 10,000`);
    const ratio = firstListing / of(cold, `${page}, 200`).firstListing;
    return [
      [`\`${page}\` of 10,000: first offer beside that of 200`, 1.5, ratio, '×'],
      [`\`${page}\` of 10,000: longest task`, 100, longestTask, ' ms'],
    ];
  });
  const languages = ['/, Amharic', '/, Japanese', '/homes, Amharic'].map((name): Target => {
    const english = of(cold, name.replace(/\w+$/, '200'));
    return [
      `\`${name}\`: first offer beside that in English`,
      1.1,
      of(cold, name).firstListing / english.firstListing,
      '×',
    ];
  });
  return [
    ...small,
    ...large,
    ...languages,
    ['Keystroke in a card screen', 50, handling.keystrokeInCards, ' ms'],
    ['Keystroke in the search', 50, handling.keystrokeInSearch, ' ms'],
    ['Opening an offer', 100, handling.opening, ' ms'],
    ['Closing it', 100, handling.closing, ' ms'],
    ['A frame while scrolling', 33, handling.frame, ' ms'],
    ['Heap after 50 page changes', 1.1, handling.heapGrowth, '×'],
    ['Longest input while 100,000 offers come', 200, loading.longestInput, ' ms'],
  ];
}
