import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '@/listings/catalogue';
import { readCatalogue } from '@/listings/read-catalogue';
import { expectComplaint } from '#tests/app/complaints';
import { waitFor } from '#tests/app/wait-for';
import { buildListing } from '#tests/data/build-listing';
import { inside, serveInParts } from '#tests/server/serve-in-parts';
import { server } from '#tests/server/server';
import { failureOf } from '../api/failure-of';
import { arrive, follow, idsOf, numbers, rowsOf } from './catalogue-parts';

describe('readCatalogue', () => {
  it('shows a part while the rest arrives, newest first, and then the complete catalogue', async () => {
    const answer = serveInParts();
    const reading = follow(readCatalogue());
    answer.send(`[${inside(rowsOf(numbers(30, 60).toReversed()))}`);
    await waitFor(() => expect(idsOf(reading.latest())).toEqual(numbers(31, 60)));
    answer.send(`,${inside(rowsOf([...numbers(60, 200), ...numbers(0, 30)]))},`);
    await waitFor(() => expect(idsOf(reading.latest())).toEqual(numbers(0, 200)));
    answer.send(`${inside(rowsOf([200]))}]`);
    answer.close();
    expect(idsOf(await reading.end())).toEqual(numbers(0, 201));
    expect(idsOf(reading.latest())).toEqual(numbers(0, 201));
  });

  it('shows a short response only once', async () => {
    // On a busy machine, the response may end after the next step is drawn.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(http.get('*/api/products/', () => HttpResponse.json(rowsOf(numbers(0, 200)))));
    const reading = follow(readCatalogue());
    expect((await reading.end()).listings).toHaveLength(200);
    await vi.advanceTimersByTimeAsync(10);
    expect(reading.counts).toEqual([200]);
    expect(reading.latest()?.status).toBe('complete');
  });

  it('shows the first 24 rows, and then up to four times as many each time', async () => {
    const answer = serveInParts();
    const reading = follow(readCatalogue());
    const drawn = reading.counts;
    answer.send(`[${inside(rowsOf(numbers(0, 23)))},`);
    await arrive();
    answer.send(`${inside(rowsOf([23]))},`);
    await waitFor(() => expect(drawn).toEqual([24]));
    expect(reading.latest()?.status).toBe('partial');
    answer.send(`${inside(rowsOf(numbers(24, 95)))},`);
    await arrive();
    answer.send(`${inside(rowsOf([95]))},`);
    await waitFor(() => expect(drawn).toEqual([24, 96]));
    answer.send(`${inside(rowsOf(numbers(96, 110)))}]`);
    answer.close();
    await reading.end();
    await arrive();
    expect(drawn).toEqual([24, 96, 110]);
  });

  it('shows the wanted listing as soon as its row arrives', async () => {
    const answer = serveInParts();
    const reading = follow(readCatalogue({ wantedId: '7' }));
    const drawn = reading.counts;
    answer.send(`[${inside(rowsOf(numbers(0, 5)))},`);
    await arrive();
    answer.send(`${inside(rowsOf(numbers(5, 10)))},`);
    await waitFor(() => expect(drawn).toEqual([10]));
    answer.send(`${inside(rowsOf([10]))},`);
    await arrive();
    answer.send(`${inside(rowsOf([11]))}]`);
    answer.close();
    await reading.end();
    expect(drawn).toEqual([10, 12]);
  });

  it('keeps rows that arrived before the response broke off', async () => {
    const answer = serveInParts();
    const reading = follow(readCatalogue());
    const failure = failureOf(reading.end());
    answer.send(`[${inside(rowsOf(numbers(0, 40)))},`);
    await waitFor(() => expect(reading.latest()?.listings).toHaveLength(40));
    answer.cut();
    expect(await failure).toMatchObject({ kind: 'network', status: 200 });
    expect(reading.latest()?.listings).toHaveLength(40);
    expect(reading.latest()?.status).toBe('partial');
  });

  it('shows the rows of an interrupted response at once, unless more are shown already', async () => {
    let known: Catalogue | undefined;
    for (const count of [3, 2]) {
      const answer = serveInParts();
      const reading = follow(readCatalogue({ known }));
      const failure = failureOf(reading.end());
      answer.send(`[${inside(rowsOf(numbers(0, count)))},`);
      await arrive();
      answer.cut();
      await failure;
      known = reading.latest() ?? known;
      expect(known?.listings).toHaveLength(3);
      expect(known?.status).toBe('partial');
    }
  });

  it('does not show a delayed part once the response has failed', async () => {
    const answer = serveInParts();
    const reading = follow(readCatalogue());
    const failure = failureOf(reading.end());
    answer.send(`[${inside(rowsOf(numbers(0, 40)))},`);
    answer.close();
    expect(await failure).toMatchObject({ kind: 'invalid-body' });
    const before = reading.latest();
    await arrive();
    expect(reading.latest()).toBe(before);
  });

  it('keeps a complete catalogue until the next one is complete', async () => {
    const known = { status: 'complete' as const, listings: numbers(0, 3).map((id) => buildListing({ id })) };
    const answer = serveInParts();
    const reading = follow(readCatalogue({ known }));
    const drawn = reading.counts;
    answer.send(`[${inside(rowsOf(numbers(0, 40)))},`);
    await arrive();
    expect(drawn).toEqual([]);
    answer.send(`${inside(rowsOf([40]))}]`);
    answer.close();
    expect((await reading.end()).listings).toHaveLength(41);
    expect(drawn).toEqual([41]);
  });

  it('shows more rows after an interruption once there are four times as many', async () => {
    const known = { status: 'partial' as const, listings: numbers(0, 10).map((id) => buildListing({ id })) };
    const answer = serveInParts();
    const reading = follow(readCatalogue({ known }));
    answer.send(`[${inside(rowsOf(numbers(0, 39)))},`);
    await arrive();
    expect(reading.counts).toEqual([]);
    answer.send(`${inside(rowsOf([39]))},`);
    await waitFor(() => expect(reading.counts).toEqual([40]));
    answer.send(`${inside(rowsOf([40]))}]`);
    answer.close();
    expect((await reading.end()).listings).toHaveLength(41);
  });

  it('keeps a complete catalogue if a later response breaks off', async () => {
    const known = { status: 'complete' as const, listings: [buildListing({ id: 1 })] };
    const answer = serveInParts();
    const reading = follow(readCatalogue({ known }));
    const failure = failureOf(reading.end());
    answer.send(`[${inside(rowsOf(numbers(0, 40)))},`);
    answer.cut();
    await failure;
    expect(reading.counts).toEqual([]);
  });

  it.each(['/api/products/page/2/', 7, null, ['?page=2']])('ends if %j follows', async (next) => {
    server.use(http.get('*/api/products/', () => HttpResponse.json({ next, results: rowsOf([1]) })));
    expect(idsOf(await follow(readCatalogue()).end())).toEqual([1]);
  });

  it('fails if no row is readable', async () => {
    server.use(http.get('*/api/products/', () => HttpResponse.json([null, {}])));
    const reading = follow(readCatalogue());
    expect(await failureOf(reading.end())).toMatchObject({ kind: 'invalid-body' });
    expect(reading.latest()).toBeNull();
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
      expect(idsOf(await follow(readCatalogue()).end())).toEqual(numbers(0, 250));
      const own = `${location.origin}/api/products/`;
      expect(asked).toEqual([own, `${own}?page=2`, `${own}?page=3`]);
    },
  );

  it('stops if the pages form a circle', async () => {
    let calls = 0;
    server.use(
      http.get('*/api/products/', ({ request }) => {
        calls++;
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
        return HttpResponse.json({ next: `?page=${(page % 3) + 1}`, results: rowsOf([page]) });
      }),
    );
    expect(idsOf(await follow(readCatalogue()).end())).toEqual([1, 2, 3]);
    expect(calls).toBe(4);
  });

  it.each([
    ['the rows of the one before', [[0], [0, 1], [1, 0]].map(rowsOf)],
    ['no row', [rowsOf([0]), rowsOf([1]), []]],
    ['rows that have no id', [rowsOf([0]), [{}, ...rowsOf([1])], [{}, null]]],
  ])('ends at a page with %s although another follows, and keeps the rows', async (_what, pages) => {
    let calls = 0;
    server.use(
      http.get('*/api/products/', () => {
        const results = pages[calls++];
        return results ? HttpResponse.json({ next: `?at=${calls}`, results }) : HttpResponse.error();
      }),
    );
    const reading = follow(readCatalogue());
    expect(idsOf(await reading.end())).toEqual([0, 1]);
    expect(calls).toBe(3);
    expect(reading.latest()?.status).toBe('complete');
    if (pages.flat().some((row) => row === null)) expectComplaint(/Skipped 3 of 5/);
  });

  it('shows all rows while a page without new rows is loading', async () => {
    const second = serveInParts();
    const first = JSON.stringify({ next: '?at=1', results: rowsOf(numbers(0, 30)) });
    server.use(http.get('*/api/products/', () => new HttpResponse(first), { once: true }));
    const reading = follow(readCatalogue());
    second.send(`{"next":"?at=2","results":[${inside(rowsOf(numbers(0, 29)))},`);
    await waitFor(() => expect(idsOf(reading.latest())).toEqual(numbers(0, 30)));
    expect(reading.latest()?.status).toBe('partial');
    second.send(`${inside(rowsOf([29]))}]}`);
    second.close();
    expect(idsOf(await reading.end())).toEqual(numbers(0, 30));
    expect(reading.latest()?.status).toBe('complete');
  });

  it('continues after a page of unreadable rows', async () => {
    const hidden = { id: 7, product_name: '' };
    const pages = [rowsOf([0]), [hidden], rowsOf([1])];
    let calls = 0;
    server.use(
      http.get('*/api/products/', () => {
        const results = pages[calls++];
        return HttpResponse.json({ next: calls < 3 ? `?at=${calls}` : null, results });
      }),
    );
    expect(idsOf(await follow(readCatalogue()).end())).toEqual([0, 1]);
    expectComplaint(/Skipped 1 of 3/);
  });
});
