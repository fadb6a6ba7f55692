import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { hour } from '@/platform/time';
import { createGate } from '#tests/app/gate';
import { articleNames, findArticleNames } from '#tests/app/page-contents';
import { goTo, openApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { inside, serveInParts } from '#tests/server/serve-in-parts';
import { server } from '#tests/server/server';

/** Rows of homes with these ids; lower ids are newer. */
const rowsOf = (ids: readonly number[]) =>
  ids.map((id) =>
    buildRow({ id, product_name: `Home ${id}`, category: 'homes', date_posted: dateBefore(id * hour) }),
  );
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

const headingOf = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a catalogue that is still loading', () => {
  it('opens the offer of a shared link as soon as its row arrives', async () => {
    const answer = serveInParts();
    openApp('/nearby-detail?id=40');
    answer.send(`[${inside(rowsOf(numbers(0, 30)))},`);
    expect(await screen.findByRole('status', { name: 'Loading offer' })).toBeVisible();
    answer.send(`${inside(rowsOf(numbers(30, 80)))},`);
    expect(await headingOf('Home 40')).toBeVisible();
    answer.cut();
  });

  it('reports a missing offer only when the catalogue is complete', async () => {
    const answer = serveInParts();
    openApp('/nearby-detail?id=500');
    answer.send(`[${inside(rowsOf(numbers(0, 60)))},`);
    expect(await screen.findByRole('status', { name: 'Loading offer' })).toBeVisible();
    expect(screen.queryByText('Product not found')).toBeNull();
    answer.send(`${inside(rowsOf([60]))}]`);
    answer.close();
    expect(await screen.findByText('Product not found')).toBeVisible();
  });

  const listings = () =>
    within(screen.getByRole('main'))
      .getAllByRole('heading', { name: /^Home \d+$/, hidden: true })
      .map(({ textContent }) => Number(textContent?.replace('Home ', '')));

  it('shows the newest offers of a list and the progress while the rest loads', async () => {
    const answer = serveInParts();
    openApp('/homes');
    answer.send(`[${inside(rowsOf(numbers(100, 130)))},`);
    expect(await screen.findByText('Still loading, 30 offers so far')).toBeVisible();
    expect(listings().slice(0, 3)).toEqual([100, 101, 102]);
    expect(screen.queryByText('30 offers')).toBeNull();
    answer.send(`${inside(rowsOf([...numbers(130, 134), ...numbers(0, 6)]))}]`);
    answer.close();
    expect(await screen.findByText('40 offers')).toBeVisible();
    expect(listings().slice(0, 3)).toEqual([0, 1, 2]);
    expect(screen.queryByText(/Still reading/)).toBeNull();
  });

  it('does not move a list that is being read, and shows newer offers after a tap', async () => {
    const answer = serveInParts();
    const { user } = openApp('/homes');
    answer.send(`[${inside(rowsOf(numbers(100, 130)))},`);
    await screen.findByText('Still loading, 30 offers so far');
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    screen.getByRole('link', { name: 'Home 101' }).focus();
    answer.send(`${inside(rowsOf([...numbers(130, 134), ...numbers(0, 12)]))}]`);
    answer.close();
    const newer = await screen.findByRole('button', { name: '12 more offers above' });
    expect(listings().slice(0, 3)).toEqual([100, 101, 102]);
    await user.click(newer);
    expect(listings().slice(0, 3)).toEqual([0, 1, 2]);
    expect(screen.queryByRole('button', { name: '12 more offers above' })).toBeNull();
  });

  it('lists in a search only what stays at the top, and everything if the connection breaks', async () => {
    const answer = serveInParts();
    openApp('/search?query=phone');
    const names = ['Old phone', ...numbers(1, 40).map((id) => `Saxophone ${id}`)];
    const rows = names.map((product_name, id) => buildRow({ id, product_name }));
    answer.send(`[${inside(rows)},`);
    expect(await findArticleNames()).toEqual(['Old phone']);
    answer.cut();
    await waitFor(() => expect(articleNames()).toContain('Saxophone 1'));
    expect(articleNames()[0]).toBe('Old phone');
  });

  it('shows all offers in their order when the app returns to an earlier position', async () => {
    const answer = serveInParts();
    // The windowed grid calls it with an object.
    vi.spyOn(window, 'scrollTo').mockImplementation((...[, top]) => {
      if (top !== undefined) window.scrollY = Number(top);
    });
    openApp('/homes');
    answer.send(`[${inside(rowsOf(numbers(100, 130)))},`);
    await screen.findByText('Still loading, 30 offers so far');
    window.scrollY = 1500;
    fireEvent.scroll(window);
    goTo('/privacy');
    await screen.findByRole('heading', { level: 1, name: /Privacy/i });
    window.scrollY = 0;
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Home 100' })).toBeVisible();
    expect(window.scrollY).toBe(1500);
    answer.send(`${inside(rowsOf([...numbers(130, 134), ...numbers(0, 12)]))}]`);
    answer.close();
    await screen.findByText('46 offers');
    expect(listings().slice(0, 3)).toEqual([0, 1, 2]);
    window.scrollY = 0;
  });

  it('keeps the offers that arrived before the connection broke, and says that some are missing', async () => {
    const answer = serveInParts();
    openApp('/');
    answer.send(`[${inside(rowsOf(numbers(0, 60)))},`);
    expect(await screen.findByText('Still loading, 60 offers so far')).toBeVisible();
    answer.cut();
    expect(await screen.findByText('Failed to fetch products')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Home 0' })).toBeVisible();
    expect(screen.queryByText(/Still reading/)).toBeNull();
  });

  it('is not loaded twice if the visitor opens another page', async () => {
    let loads = 0;
    const { opened: held, open: answer } = createGate();
    server.use(
      http.get('*/api/products/', async () => {
        loads += 1;
        await held;
        return HttpResponse.json([buildRow({ product_name: 'Came in time', discount: '10' })]);
      }),
    );
    const { user } = openApp('/');
    await waitFor(() => expect(loads).toBe(1));
    const strip = within(screen.getByRole('navigation', { name: 'Discounts' }));
    await user.click(strip.getByRole('link', { name: 'Weekly Discounts' }));
    answer();
    expect(await within(screen.getByRole('main')).findByRole('article')).toHaveTextContent('Came in time');
    expect(loads).toBe(1);
  });
});
