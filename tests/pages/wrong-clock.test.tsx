import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { day, hour } from '@/platform/time';
import { openApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { dateBefore, fixedNow } from '#tests/data/clock';
import { server } from '#tests/server/server';

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
    const names = (await screen.findAllByRole('article')).map((listing) => listing.textContent);
    expect(names).toEqual([expect.stringContaining('Newest'), expect.stringContaining('Older')]);
  },
);
