import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { keptPlace } from '@/config/kept-place';
import { resetStores } from '@/lib/create-store';
import { isRecord } from '@/lib/parse-values';
import { hour } from '@/lib/time';
import { keepCatalogue } from '@/listings/catalogue/kept-catalogue';
import { listingStateVersion } from '@/listings/catalogue/listing-state';
import type { Listing } from '@/listings/catalogue/listing';
import {
  beginCatalogue,
  catalogueSoFar,
  readCatalogue,
  takeCatalogue,
  wantedListing,
} from '@/listings/catalogue/read-catalogue';
import { buildListing } from '#tests/build-listing';
import { buildRow } from '#tests/build-row';
import { dateBefore } from '#tests/clock';
import { expectComplaint } from '#tests/complaints';
import { inside, serveInParts } from '#tests/serve-in-parts';
import { stubCaches } from '#tests/memory-caches';
import { holdProducts, server } from '#tests/server';
import { failureOf } from '../../api/failure-of';

const idsOf = (listings: readonly Listing[] | null) => listings?.map(({ id }) => Number(id));
const shown = () => catalogueSoFar.read()?.listings ?? null;
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const state = () => catalogueSoFar.read()?.state;
/** Lets what was sent arrive apart from what follows, and timers that are due run. */
const arrive = () => new Promise((resolve) => void setTimeout(resolve, 10));
/** How often the page was drawn from now on, and how many listings stood there each time. */
function countDrawn() {
  const counts: number[] = [];
  catalogueSoFar.subscribe(() => counts.push(shown()?.length ?? 0));
  return counts;
}
/** Rows with these ids, the lower the newer. */
const rowsOf = (ids: readonly number[]) =>
  ids.map((id) => buildRow({ id, date_posted: dateBefore(id * hour) }));

describe('readCatalogue', () => {
  it('shows what has come before the end, newest first, and then the whole', async () => {
    const answer = serveInParts();
    const whole = readCatalogue();
    answer.send(`[${inside(rowsOf(numbers(30, 60).toReversed()))}`);
    await vi.waitFor(() => expect(idsOf(shown())).toEqual(numbers(31, 60)));
    answer.send(`,${inside(rowsOf([...numbers(60, 200), ...numbers(0, 30)]))},`);
    await vi.waitFor(() => expect(idsOf(shown())).toEqual(numbers(0, 200)));
    answer.send(`${inside(rowsOf([200]))}]`);
    answer.close();
    expect(idsOf(await whole)).toEqual(numbers(0, 201));
    expect(idsOf(shown())).toEqual(numbers(0, 201));
  });

  it('shows a short answer a single time', async () => {
    // A busy machine may take longer from the last part to the end of the answer than from a step to its drawing.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const draw = vi.fn<() => void>();
    catalogueSoFar.subscribe(draw);
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf(numbers(0, 200)))));
    expect(await readCatalogue()).toHaveLength(200);
    await vi.advanceTimersByTimeAsync(10);
    expect(draw).toHaveBeenCalledOnce();
    expect(state()).toBe('whole');
  });

  it('shows the first 24, and then at most four times as many each time', async () => {
    const drawn = countDrawn();
    const answer = serveInParts();
    const whole = readCatalogue();
    answer.send(`[${inside(rowsOf(numbers(0, 23)))},`);
    await arrive();
    answer.send(`${inside(rowsOf([23]))},`);
    await vi.waitFor(() => expect(drawn).toEqual([24]));
    expect(state()).toBe('reading');
    answer.send(`${inside(rowsOf(numbers(24, 95)))},`);
    await arrive();
    answer.send(`${inside(rowsOf([95]))},`);
    await vi.waitFor(() => expect(drawn).toEqual([24, 96]));
    answer.send(`${inside(rowsOf(numbers(96, 110)))}]`);
    answer.close();
    await whole;
    await arrive();
    expect(drawn).toEqual([24, 96, 110]);
  });

  it('shows the wanted listing once its row has come, and another one that is wanted next', async () => {
    wantedListing.write('7');
    const drawn = countDrawn();
    const answer = serveInParts();
    const whole = readCatalogue();
    answer.send(`[${inside(rowsOf(numbers(0, 5)))},`);
    await arrive();
    answer.send(`${inside(rowsOf(numbers(5, 10)))},`);
    await vi.waitFor(() => expect(drawn).toEqual([10]));
    answer.send(`${inside(rowsOf([10]))},`);
    await arrive();
    wantedListing.write('11');
    answer.send(`${inside(rowsOf([11]))},`);
    await vi.waitFor(() => expect(drawn).toEqual([10, 12]));
    wantedListing.write(null);
    answer.send(`${inside(rowsOf([12]))},`);
    await arrive();
    answer.send(`${inside(rowsOf([13]))}]`);
    answer.close();
    await whole;
    expect(drawn).toEqual([10, 12, 14]);
  });

  it('keeps what came before the answer was cut off', async () => {
    const answer = serveInParts();
    const failure = failureOf(readCatalogue());
    answer.send(`[${inside(rowsOf(numbers(0, 40)))},`);
    await vi.waitFor(() => expect(shown()).toHaveLength(40));
    answer.cut();
    expect(await failure).toMatchObject({ kind: 'network', status: 200 });
    expect(shown()).toHaveLength(40);
    expect(state()).toBe('cut off');
  });

  it('shows nothing that is not drawn yet once the answer has failed', async () => {
    const answer = serveInParts();
    const failure = failureOf(readCatalogue());
    answer.send(`[${inside(rowsOf(numbers(0, 40)))},`);
    answer.close();
    expect(await failure).toMatchObject({ kind: 'invalid-body' });
    const before = catalogueSoFar.read();
    await arrive();
    expect(catalogueSoFar.read()).toBe(before);
  });

  it('leaves the whole one to the query when it is read again, and a part that was cut off on the page', async () => {
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([1, 2]))));
    await readCatalogue();
    const cut = serveInParts();
    const failure = failureOf(readCatalogue());
    expect(catalogueSoFar.read()).toBeNull();
    cut.send(`[${inside(rowsOf(numbers(0, 40)))},`);
    await vi.waitFor(() => expect(shown()).toHaveLength(40));
    cut.cut();
    await failure;
    const answer = serveInParts();
    const whole = readCatalogue();
    answer.send(`[${inside(rowsOf(numbers(0, 30)))},`);
    await arrive();
    expect(shown()).toHaveLength(40);
    answer.send(`${inside(rowsOf([30]))}]`);
    answer.close();
    expect(await whole).toHaveLength(31);
    expect(shown()).toHaveLength(31);
  });

  it.each(['/api/products/page/2/', 7, null, ['?page=2']])('ends where %j follows', async (next) => {
    server.use(http.get('*/api/products/', () => HttpResponse.json({ next, results: rowsOf([1]) })));
    expect(idsOf(await readCatalogue())).toEqual([1]);
  });

  it('says that nothing can be read of rows that are all bad', async () => {
    server.use(http.get('*/api/products/', () => HttpResponse.json([null, {}])));
    expect(await failureOf(readCatalogue())).toMatchObject({ kind: 'invalid-body' });
    expect(catalogueSoFar.read()).toBeNull();
    expectComplaint(/2 of 2/);
  });

  it.each(['http://localhost:3000', 'http://inner.host:8000', ''])(
    'reads the pages of a server that names itself %j, at its own address alone',
    async (origin) => {
      const asked: string[] = [];
      server.use(
        http.get('*/api/products/', ({ request }) => {
          const { href, searchParams } = new URL(request.url);
          asked.push(href);
          const page = Number(searchParams.get('page') ?? 1);
          return HttpResponse.json({
            count: 250,
            next: page < 3 ? `${origin}/api/products/?page=${page + 1}` : null,
            previous: null,
            results: rowsOf(numbers((page - 1) * 100, Math.min(page * 100, 250))),
          });
        }),
      );
      expect(idsOf(await readCatalogue())).toEqual(numbers(0, 250));
      const own = `${location.origin}/api/products/`;
      expect(asked).toEqual([own, `${own}?page=2`, `${own}?page=3`]);
    },
  );

  it('ends where the pages go round in a circle', async () => {
    let calls = 0;
    server.use(
      http.get('*/api/products/', ({ request }) => {
        calls++;
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
        return HttpResponse.json({ next: `?page=${(page % 3) + 1}`, results: rowsOf([page]) });
      }),
    );
    expect(idsOf(await readCatalogue())).toEqual([1, 2, 3]);
    expect(calls).toBe(4);
  });

  it('says that nothing can be read of an answer without rows', async () => {
    server.use(http.get('*/api/products/', () => HttpResponse.json({ detail: 'No.' })));
    expect(await failureOf(readCatalogue())).toMatchObject({ kind: 'invalid-body' });
    expect(shown()).toBeNull();
  });
});

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
    localStorage.setItem(keptPlace.mark, 'true');
    resetStores();
    await keepCatalogue(
      numbers(0, 40).map((id) => buildListing({ id, category: id === 39 ? 'foods' : 'homes' })),
    );
    serveInParts();
    const drawn = countDrawn();
    beginCatalogue((row) => isRecord(row) && row['category'] === 'foods');
    await vi.waitFor(() => expect(shown()).toHaveLength(40));
    expect(drawn).toEqual([1, 40]);
    expect(state()).toBe('kept');
  });
});

describe('beside what is kept', () => {
  const keep = async (ids: readonly number[]) => {
    const texts = stubCaches();
    localStorage.setItem(keptPlace.mark, 'true');
    resetStores();
    await keepCatalogue(rowsOf(ids).map((row) => buildListing(row)));
    return texts;
  };

  it('looks for nothing that no visit has kept', async () => {
    await keep([1]);
    localStorage.clear();
    resetStores();
    serveInParts();
    void readCatalogue().catch(() => {});
    await arrive();
    expect(catalogueSoFar.read()).toBeNull();
  });

  it('shows nothing where nothing is left of it', async () => {
    const texts = await keep([1]);
    texts.clear();
    serveInParts();
    void readCatalogue().catch(() => {});
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
    vi.stubGlobal(keptPlace.found, new Promise((resolve) => (find = resolve)));
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([2]))));
    await readCatalogue();
    find({ version: listingStateVersion, keptAt: Date.now(), rows: rowsOf([1]) });
    await arrive();
    expect(idsOf(shown())).toEqual([2]);
    expect(state()).toBe('whole');
  });

  it('keeps what stands while a longer answer comes, and adds only the listing that is waited for', async () => {
    await keep(numbers(0, 3));
    wantedListing.write('50');
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
    wantedListing.write('2');
    const drawn = countDrawn();
    const answer = serveInParts();
    void readCatalogue().catch(() => {});
    await vi.waitFor(() => expect(state()).toBe('kept'));
    answer.send(`[${inside(rowsOf(numbers(0, 60)))},`);
    await arrive();
    expect(drawn).toEqual([3]);
  });

  it('is looked for once', async () => {
    await keep([1]);
    const open = vi.spyOn(caches, 'open');
    holdProducts();
    beginCatalogue();
    void readCatalogue().catch(() => {});
    await vi.waitFor(() => expect(state()).toBe('kept'));
    expect(open).toHaveBeenCalledOnce();
  });

  it('is replaced by the whole once that is there and the browser idle', async () => {
    const texts = await keep([1]);
    localStorage.clear();
    resetStores();
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([2, 3]))));
    await readCatalogue();
    await vi.waitFor(() => expect(localStorage.getItem(keptPlace.mark)).toBe('true'));
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
    expect(localStorage.getItem(keptPlace.mark)).toBeNull();
  });
});
