import { chromium } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { browserPath } from '../../tests/e2e/find-browser.ts';
import { drawPhotos } from './draw-photos.ts';
import { handle, typeWhileLoading } from './handle.ts';
import { makeCatalogue } from './make-catalogue.ts';
import { slowdown } from './pace.ts';
import { serve } from './serve.ts';
import { openPhone, type Visit, visit } from './visit.ts';

const sizes = [200, 10_000, 100_000] as const;

/** What else runs on the machine only ever adds to a time: the quickest visit says most. */
const quickest = (visits: readonly Visit[]): Visit =>
  visits.reduce((best, each) => (each.firstListing < best.firstListing ? each : best));

/**
 * Visits builds in these folders beside each other, in turns, then does by hand what only a large catalogue
 * makes slow.
 */
export async function runBench(floorDist: string, ownDist: string, rounds: number) {
  const loads = [loadavg()[0] ?? 0];
  const browser = await chromium.launch({
    executablePath: browserPath() ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const photos = await drawPhotos(browser);
  const zipped = (size: number) => gzipSync(JSON.stringify(makeCatalogue(size)));
  const floor = await serve(floorDist, { photos, json: { '/api/first-products/': zipped(24) } });
  const servers = await Promise.all(
    sizes.map((size) => serve(ownDist, { photos, json: { '/api/products/': zipped(size) } })),
  );
  const [small, large, huge] = servers.map(({ origin }) => origin);
  const pages = {
    'floor, list': `${floor.origin}/`,
    'floor, detail': `${floor.origin}/product/3`,
    '/, 200': `${small}/`,
    '/, Amharic': `${small}/`,
    '/, Japanese': `${small}/`,
    '/homes, 200': `${small}/homes`,
    '/homes, Amharic': `${small}/homes`,
    'sorted, 200': `${small}/homes?sort=price`,
    'search, 200': `${small}/search?query=wooden`,
    'cards, 200': `${small}/new-products`,
    'recents, 200': `${small}/recents`,
    'detail, 200': `${small}/nearby-detail?id=3`,
    '/, 10,000': `${large}/`,
    'detail, 10,000': `${large}/nearby-detail?id=3`,
  };
  const cold: Record<string, Visit[]> = {};
  const second: typeof cold = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(pages)) {
      const context = await openPhone(browser);
      const language = /Amharic/.test(name) ? 'am' : /Japanese/.test(name) ? 'ja' : null;
      if (language)
        await context.addInitScript((kept) => localStorage.setItem('language', `"${kept}"`), language);
      for (const visits of [cold, second])
        (visits[name] ??= []).push(await visit(context, url, !name.startsWith('floor')));
      await context.close();
      console.log(`Round ${round}: ${name}`);
    }
  }
  const handling = await handle(browser, String(large));
  console.log('By hand: 10,000');
  const loading = await typeWhileLoading(browser, String(huge));
  const version = browser.version();
  await browser.close();
  await Promise.all([floor, ...servers].map(({ close }) => close()));
  const table = (visits: Record<string, Visit[]>): Record<string, Visit> =>
    Object.fromEntries(Object.entries(visits).map(([name, seen]) => [name, quickest(seen)]));
  return {
    version,
    machine: { processors: cpus().length, slowdown, loads: [...loads, loadavg()[0] ?? 0] },
    cold: table(cold),
    second: table(second),
    handling,
    loading,
  };
}

export type BenchResult = Awaited<ReturnType<typeof runBench>>;
