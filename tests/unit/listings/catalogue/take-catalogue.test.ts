import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogueCache } from '@/config/catalogue-cache';
import { resetStores } from '@/lib/create-store';
import { isRecord } from '@/lib/parse-values';
import { keepCatalogue } from '@/listings/catalogue/kept-catalogue';
import { listingStateVersion } from '@/listings/catalogue/listing-state';
import {
  beginCatalogue,
  catalogueSoFar,
  readCatalogue,
  takeCatalogue,
  wantedListingId,
} from '@/listings/catalogue/read-catalogue';
import { buildListing } from '#tests/build-listing';
import { inside, serveInParts } from '#tests/serve-in-parts';
import { stubCaches } from '#tests/memory-caches';
import { serveProductsLater, server } from '#tests/server';
import { failureOf } from '../../api/failure-of';

import { arrive, countDrawn, idsOf, numbers, rowsOf, shown, state } from './catalogue-parts';

/** Readings whose answers are still to come when a test ends. Going on, they would write into a later one. */
const unfinished: { end: () => void; reading: Promise<unknown> }[] = [];
afterEach(async () => {
  unfinished.forEach(({ end }) => end());
  await Promise.allSettled(unfinished.splice(0).map(({ reading }) => reading));
});

/** Begins a reading that comes to its end with the test. */
function readUnfinished() {
  const answer = serveInParts();
  unfinished.push({ end: answer.cut, reading: readCatalogue() });
  return answer;
}

describe('takeCatalogue', () => {
  /** How often the catalogue is asked for. */
  function countCalls(answer: () => Response): () => number {
    let calls = 0;
    server.use(
      http.get('*/api/products/', () => {
        calls++;
        return answer();
      }),
    );
    return () => calls;
  }

  it('goes on with the reading that has begun, once', async () => {
    const calls = countCalls(() => HttpResponse.json(rowsOf([1, 2])));
    beginCatalogue();
    expect(idsOf(await takeCatalogue())).toEqual([1, 2]);
    expect(calls()).toBe(1);
    expect(idsOf(await takeCatalogue())).toEqual([1, 2]);
    expect(calls()).toBe(2);
  });

  it('reads where nothing has begun', async () => {
    const calls = countCalls(() => HttpResponse.json(rowsOf([1])));
    expect(idsOf(await takeCatalogue())).toEqual([1]);
    expect(calls()).toBe(1);
  });

  it('fails as the reading did that has begun, and not the next time', async () => {
    let status = 500;
    countCalls(() => HttpResponse.json(rowsOf([1]), { status }));
    beginCatalogue();
    await expect(takeCatalogue()).rejects.toMatchObject({ status: 500 });
    status = 200;
    expect(idsOf(await takeCatalogue())).toEqual([1]);
  });

  it('shows first of what is kept what the page is about', async () => {
    stubCaches();
    localStorage.setItem(catalogueCache.flagKey, 'true');
    resetStores();
    await keepCatalogue(
      numbers(0, 40).map((id) => buildListing({ id, category: id === 39 ? 'foods' : 'homes' })),
    );
    const answer = serveInParts();
    const drawn = countDrawn();
    beginCatalogue((row) => isRecord(row) && row['category'] === 'foods');
    unfinished.push({ end: answer.cut, reading: takeCatalogue() });
    await vi.waitFor(() => expect(shown()).toHaveLength(40));
    expect(drawn).toEqual([1, 40]);
    expect(state()).toBe('kept');
  });
});

describe('beside what is kept', () => {
  const keep = async (ids: readonly number[]) => {
    const texts = stubCaches();
    localStorage.setItem(catalogueCache.flagKey, 'true');
    resetStores();
    await keepCatalogue(rowsOf(ids).map((row) => buildListing(row)));
    return texts;
  };

  it('looks for nothing that no visit has kept', async () => {
    await keep([1]);
    localStorage.clear();
    resetStores();
    readUnfinished();
    await arrive();
    expect(catalogueSoFar.read()).toBeNull();
  });

  it('shows nothing where nothing is left of it', async () => {
    const texts = await keep([1]);
    texts.clear();
    readUnfinished();
    await arrive();
    expect(catalogueSoFar.read()).toBeNull();
  });

  it('goes on where the storage of the device fails', async () => {
    await keep([1]);
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('No.', 'SecurityError')) });
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([2]))));
    expect(idsOf(await readCatalogue())).toEqual([2]);
  });

  it('shows what the server has answered, not what was found later', async () => {
    await keep([1]);
    let find = (_kept: unknown) => {};
    vi.stubGlobal(catalogueCache.found, new Promise((resolve) => (find = resolve)));
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([2]))));
    await readCatalogue();
    find({ version: listingStateVersion, keptAt: Date.now(), rows: rowsOf([1]) });
    await arrive();
    expect(idsOf(shown())).toEqual([2]);
    expect(state()).toBe('whole');
  });

  it('keeps what stands while a longer answer comes, and adds only the listing that is waited for', async () => {
    await keep(numbers(0, 3));
    wantedListingId.write('50');
    const drawn = countDrawn();
    const answer = serveInParts();
    const whole = readCatalogue();
    await vi.waitFor(() => expect(state()).toBe('kept'));
    answer.send(`[${inside(rowsOf(numbers(10, 60)))},`);
    await vi.waitFor(() => expect(idsOf(shown())).toEqual([0, 1, 2, 50]));
    expect(state()).toBe('kept');
    answer.send(`${inside(rowsOf(numbers(60, 90)))},`);
    await arrive();
    expect(drawn).toEqual([3, 4]);
    answer.send(`${inside(rowsOf([90]))}]`);
    answer.close();
    expect(await whole).toHaveLength(81);
    expect(state()).toBe('whole');
  });

  it('stays what it is where the connection is lost', async () => {
    await keep(numbers(0, 3));
    const answer = serveInParts();
    const whole = readCatalogue();
    await vi.waitFor(() => expect(state()).toBe('kept'));
    answer.send(`[${inside(rowsOf(numbers(10, 60)))},`);
    answer.close();
    expect(await failureOf(whole)).toMatchObject({ kind: 'invalid-body' });
    expect(state()).toBe('kept');
    expect(idsOf(shown())).toEqual([0, 1, 2]);
  });

  it('adds no listing that stands there', async () => {
    await keep(numbers(0, 3));
    wantedListingId.write('2');
    const drawn = countDrawn();
    const answer = readUnfinished();
    await vi.waitFor(() => expect(state()).toBe('kept'));
    answer.send(`[${inside(rowsOf(numbers(0, 60)))},`);
    await arrive();
    expect(drawn).toEqual([3]);
  });

  it('is looked for once', async () => {
    await keep([1]);
    const open = vi.spyOn(caches, 'open');
    const end = serveProductsLater([]);
    beginCatalogue();
    unfinished.push({ end, reading: takeCatalogue() }, { end, reading: readCatalogue() });
    await vi.waitFor(() => expect(state()).toBe('kept'));
    expect(open).toHaveBeenCalledOnce();
  });

  it('is not looked for by who has read the whole, as it is that by now', async () => {
    const open = vi.fn<() => Promise<never>>(() => Promise.reject(new DOMException('No.', 'SecurityError')));
    vi.stubGlobal('caches', { open });
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([1]))));
    await readCatalogue();
    await new Promise((resolve) => setTimeout(resolve, 250));
    const asked = open.mock.calls.length;
    localStorage.setItem(catalogueCache.flagKey, 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: catalogueCache.flagKey }));
    readUnfinished();
    await arrive();
    expect(open).toHaveBeenCalledTimes(asked);
  });

  it('is replaced by the whole once that is there and the browser idle', async () => {
    const texts = await keep([1]);
    localStorage.clear();
    resetStores();
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([2, 3]))));
    await readCatalogue();
    await vi.waitFor(() => expect(localStorage.getItem(catalogueCache.flagKey)).toBe('true'));
    const kept: unknown = JSON.parse([...texts.values()].join(''));
    expect(kept).toMatchObject({ rows: [{ id: 2 }, { id: 3 }] });
  });

  it('is left out where the browser cannot keep it', async () => {
    vi.stubGlobal('caches', {
      open: () =>
        Promise.resolve({ put: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')) }),
    });
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([2]))));
    await readCatalogue();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(localStorage.getItem(catalogueCache.flagKey)).toBeNull();
  });
});
