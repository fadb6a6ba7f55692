import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeCatalogue } from '@/listings/cached-catalogue';
import type { Catalogue } from '@/listings/catalogue';
import { navigationStateVersion } from '@/listings/navigation-state';
import { readCatalogue, startFirstReading } from '@/listings/read-catalogue';
import { catalogueCache } from '@/platform/cache-names';
import { resetPage } from '#tests/app/resettable-stores';
import { waitFor } from '#tests/app/wait-for';
import { stubCaches } from '#tests/browser/memory-caches';
import { buildListing } from '#tests/data/build-listing';
import { inside, serveInParts } from '#tests/server/serve-in-parts';
import { server } from '#tests/server/server';
import { failureOf } from '../api/failure-of';
import { arrive, follow, idsOf, numbers, rowsOf } from './catalogue-parts';

/** Readings that are unfinished when a test ends. They would write into a later test. */
const unfinished: { end: () => void; reading: Promise<unknown> }[] = [];
afterEach(async () => {
  unfinished.forEach(({ end }) => end());
  await Promise.allSettled(unfinished.splice(0).map(({ reading }) => reading));
});

/** Starts a reading that ends with the test. */
function readUnfinished(read: () => AsyncIterable<Catalogue> = readCatalogue) {
  const answer = serveInParts();
  const reading = follow(read());
  unfinished.push({ end: answer.cut, reading: reading.end() });
  return { answer, reading };
}

/** Counts the requests for the catalogue. */
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

it('a first reading continues the reading that has begun, but only once', async () => {
  const calls = countCalls(() => HttpResponse.json(rowsOf([1, 2])));
  startFirstReading();
  expect(idsOf(await follow(readCatalogue()).end())).toEqual([1, 2]);
  expect(calls()).toBe(1);
  expect(idsOf(await follow(readCatalogue()).end())).toEqual([1, 2]);
  expect(calls()).toBe(2);
});

it('a first reading fails if the reading that has begun fails, and works the next time', async () => {
  let status = 500;
  countCalls(() => HttpResponse.json(rowsOf([1]), { status }));
  startFirstReading();
  await expect(follow(readCatalogue()).end()).rejects.toMatchObject({ status: 500 });
  status = 200;
  expect(idsOf(await follow(readCatalogue()).end())).toEqual([1]);
});

describe('a reading with a cache', () => {
  const keep = async (ids: readonly number[]) => {
    const texts = stubCaches();
    localStorage.setItem(catalogueCache.flagKey, 'true');
    resetPage();
    await writeCatalogue(rowsOf(ids).map((row) => buildListing(row)));
    return texts;
  };

  /** Holds back the cached rows until the returned function is called. */
  function delayCache(rows: readonly unknown[]): () => void {
    let find = () => {};
    const kept = { version: navigationStateVersion, keptAt: Date.now(), rows };
    const found = new Promise((resolve) => {
      find = () => resolve(Response.json(kept));
    });
    vi.stubGlobal('caches', { open: async () => ({ match: () => found, put: async () => {} }) });
    return find;
  }

  it('does not look for a cache if no visit has stored one', async () => {
    await keep([1]);
    localStorage.clear();
    resetPage();
    const { reading } = readUnfinished();
    await arrive();
    expect(reading.latest()).toBeNull();
  });

  it("continues if the device's storage fails", async () => {
    await keep([1]);
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('No.', 'SecurityError')) });
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([2]))));
    expect(idsOf(await follow(readCatalogue()).end())).toEqual([2]);
  });

  it("shows the server's response rather than a cache that is found later", async () => {
    await keep([1]);
    const find = delayCache(rowsOf([1]));
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([2]))));
    const reading = follow(readCatalogue());
    await reading.end();
    find();
    await arrive();
    expect(idsOf(reading.latest())).toEqual([2]);
    expect(reading.latest()?.status).toBe('complete');
  });

  it('shows a cache that is found after a refusal', async () => {
    await keep([1]);
    const find = delayCache(rowsOf([1]));
    let isRefused = false;
    server.use(
      http.get('*/api/products/', () => {
        isRefused = true;
        return HttpResponse.json(null, { status: 403 });
      }),
    );
    const reading = follow(readCatalogue());
    await waitFor(() => expect(isRefused).toBe(true));
    await arrive();
    find();
    expect(await failureOf(reading.end())).toMatchObject({ status: 403 });
    expect(idsOf(reading.latest())).toEqual([1]);
    expect(reading.latest()?.status).toBe('cached');
  });

  it('keeps the shown listings while a longer response arrives, and adds only the wanted one', async () => {
    await keep(numbers(0, 3));
    const answer = serveInParts();
    const reading = follow(readCatalogue({ wantedId: '50' }));
    const drawn = reading.counts;
    await waitFor(() => expect(reading.latest()?.status).toBe('cached'));
    answer.send(`[${inside(rowsOf(numbers(10, 60)))},`);
    await waitFor(() => expect(idsOf(reading.latest())).toEqual([0, 1, 2, 50]));
    expect(reading.latest()?.status).toBe('cached');
    answer.send(`${inside(rowsOf(numbers(60, 90)))},`);
    await arrive();
    expect(drawn).toEqual([3, 4]);
    answer.send(`${inside(rowsOf([90]))}]`);
    answer.close();
    expect((await reading.end()).listings).toHaveLength(81);
    expect(reading.latest()?.status).toBe('complete');
  });

  it('keeps the cached offers if the connection breaks', async () => {
    await keep(numbers(0, 3));
    const answer = serveInParts();
    const reading = follow(readCatalogue());
    await waitFor(() => expect(reading.latest()?.status).toBe('cached'));
    answer.send(`[${inside(rowsOf(numbers(10, 60)))},`);
    answer.close();
    expect(await failureOf(reading.end())).toMatchObject({ kind: 'invalid-body' });
    expect(reading.latest()?.status).toBe('cached');
    expect(idsOf(reading.latest())).toEqual([0, 1, 2]);
  });

  it('does not add a listing that is already shown', async () => {
    await keep(numbers(0, 3));
    const { answer, reading } = readUnfinished(() => readCatalogue({ wantedId: '2' }));
    const drawn = reading.counts;
    await waitFor(() => expect(reading.latest()?.status).toBe('cached'));
    answer.send(`[${inside(rowsOf(numbers(0, 60)))},`);
    await arrive();
    expect(drawn).toEqual([3]);
  });

  it('does not read the cache if rows are already known', async () => {
    const found = vi.spyOn(await keep([1]), 'get');
    const { reading } = readUnfinished(() => readCatalogue({ known: { status: 'complete', listings: [] } }));
    await arrive();
    expect(found).not.toHaveBeenCalled();
    expect(reading.counts).toEqual([]);
  });

  it('replaces the cache with the complete catalogue when the browser is idle', async () => {
    const texts = await keep([1]);
    localStorage.clear();
    resetPage();
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([2, 3]))));
    await follow(readCatalogue()).end();
    await waitFor(() => expect(localStorage.getItem(catalogueCache.flagKey)).toBe('true'));
    const kept: unknown = JSON.parse([...texts.values()].join(''));
    expect(kept).toMatchObject({ rows: [{ id: 2 }, { id: 3 }] });
  });
});
