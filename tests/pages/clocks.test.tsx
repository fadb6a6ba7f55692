import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { day, hour, minute } from '@/platform/time';
import { openApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { dateBefore, fixedNow } from '#tests/data/clock';
import { serveProducts, server } from '#tests/server/server';

/** Lets time pass while the page is in the background, and then makes it visible. */
function comeBackAt(time: number): void {
  vi.setSystemTime(time);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const listing = (name: string, postedAt: number) =>
  buildRow({ product_name: name, discount: '10', date_posted: new Date(postedAt).toISOString() });

it("after a day, an open list of daily discounts removes yesterday's offers, and updates the ages of the others", async () => {
  serveProducts([
    listing('Yesterday', fixedNow - 23 * hour),
    listing('Morning', fixedNow - hour),
    listing('Noon', fixedNow - minute),
  ]);
  openApp('/daily%20discounts');
  expect(await screen.findByText(/\b1 h$/)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  comeBackAt(fixedNow + 2 * hour);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText('Yesterday')).toBeNull();
  expect(screen.getByText(/\b3 h$/)).toBeVisible();
  comeBackAt(fixedNow + day);
  expect(screen.getByText('No daily discounts found.')).toBeVisible();
});

describe('a device that changes its time zone while the page is open', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  /** In Berlin the clocks went back by an hour at 01:00 UTC on the 25th, so that day has 25 hours. */
  const autumn = Date.parse('2026-10-25T12:00:00Z');
  it.each([
    ['travels', fixedNow, ['Asia/Tokyo', 'America/New_York']],
    ['goes through the end of summer time', autumn, ['Europe/Berlin', 'Europe/Berlin']],
  ])('shows the same offers and ages if it %s', async (...[, now, [before, after]]) => {
    process.env['TZ'] = before;
    vi.setSystemTime(now - minute);
    serveProducts([
      listing('A day old', now - day + minute),
      listing('A day and a minute old', now - day - minute),
      listing('An hour old', now - hour),
    ]);
    openApp('/daily%20discounts');
    expect(await screen.findByText('An hour old')).toBeVisible();
    process.env['TZ'] = after;
    comeBackAt(now);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText('A day and a minute old')).toBeNull();
    expect(screen.getByText(/\b1 h$/)).toBeVisible();
  });
});

/** Serves the catalogue with the correct time of the server. */
const serveDated = (rows: readonly object[]) =>
  server.use(
    http.get('*/api/products/', () =>
      HttpResponse.json(rows, { headers: { date: new Date(fixedNow).toUTCString() } }),
    ),
  );

const rows = [
  buildRow({ product_name: 'Older', discount: '10', date_posted: dateBefore(5 * hour) }),
  buildRow({ product_name: 'Newest', discount: '10', date_posted: dateBefore(hour) }),
];

it.each([
  ['fast', '/daily%20discounts', day],
  ['slow', '/recents', -day],
])(
  'a device whose clock is a day %s shows the usual offers on %s, newest first',
  async (_how, path, ahead) => {
    vi.setSystemTime(fixedNow + ahead);
    serveDated(rows);
    openApp(path);
    const names = (await screen.findAllByRole('article')).map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining('Newest'), expect.stringContaining('Older')]);
  },
);
