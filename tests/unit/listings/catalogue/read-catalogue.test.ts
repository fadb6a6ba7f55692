import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { catalogueSoFar, readCatalogue, wantedListingId } from '@/listings/catalogue/read-catalogue';
import { expectComplaint } from '#tests/complaints';
import { inside, serveInParts } from '#tests/serve-in-parts';
import { server } from '#tests/server';
import { failureOf } from '../../api/failure-of';

import { arrive, countDrawn, idsOf, numbers, rowsOf, shown, state } from './catalogue-parts';

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

  it('waits with the first of an answer as long as more follows at once, four times at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const drawn = countDrawn();
    const answer = serveInParts();
    const whole = readCatalogue();
    const send = async (text: string) => {
      answer.send(text);
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    await send(`[${inside(rowsOf(numbers(0, 30)))},`);
    for (const id of [30, 31, 32, 33]) {
      expect(drawn).toEqual([]);
      await send(`${inside(rowsOf([id]))},`);
      await vi.advanceTimersByTimeAsync(40);
    }
    expect(drawn).toEqual([34]);
    await send(`${inside(rowsOf([34]))}]`);
    answer.close();
    expect(await whole).toHaveLength(35);
  });

  it('shows nothing of a reading after another one has begun', async () => {
    const slow = serveInParts();
    const older = readCatalogue();
    slow.send(`[${inside(rowsOf(numbers(0, 30)))},`);
    await vi.waitFor(() => expect(shown()).toHaveLength(30));
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf([50]))));
    await readCatalogue();
    slow.send(`${inside(rowsOf(numbers(30, 60)))}]`);
    slow.close();
    expect(await older).toHaveLength(60);
    expect(idsOf(shown())).toEqual([50]);
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
    wantedListingId.write('7');
    const drawn = countDrawn();
    const answer = serveInParts();
    const whole = readCatalogue();
    answer.send(`[${inside(rowsOf(numbers(0, 5)))},`);
    await arrive();
    answer.send(`${inside(rowsOf(numbers(5, 10)))},`);
    await vi.waitFor(() => expect(drawn).toEqual([10]));
    answer.send(`${inside(rowsOf([10]))},`);
    await arrive();
    wantedListingId.write('11');
    answer.send(`${inside(rowsOf([11]))},`);
    await vi.waitFor(() => expect(drawn).toEqual([10, 12]));
    wantedListingId.write(null);
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

  it('shows what came of an answer that is cut off at once, unless more shows already', async () => {
    for (const count of [3, 2]) {
      const answer = serveInParts();
      const failure = failureOf(readCatalogue());
      answer.send(`[${inside(rowsOf(numbers(0, count)))},`);
      await arrive();
      answer.cut();
      await failure;
      expect(shown()).toHaveLength(3);
      expect(state()).toBe('cut off');
    }
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
