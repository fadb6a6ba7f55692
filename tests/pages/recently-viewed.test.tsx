import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberViewed } from '@/saved/viewed';
import { openApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

const rows = Array.from({ length: 14 }, (_, index) =>
  buildRow({ id: 100 + index, product_name: `Offer ${index}` }),
);

const section = () => screen.findByRole('region', { name: 'Recently viewed' });
const names = async () =>
  within(await section())
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);

/** Opens these offers one after the other, each on its own page. */
async function view(...indexes: number[]) {
  for (const index of indexes) {
    const { unmount } = openApp(`/nearby-detail?id=${100 + index}`);
    await screen.findByRole('heading', { level: 1, name: `Offer ${index}` });
    unmount();
  }
}

describe('the recently viewed offers', () => {
  it('are on the home page, latest first, each once', async () => {
    serveProducts(rows);
    await view(3, 5, 3);
    openApp('/');
    expect(await names()).toEqual(['Offer 3', 'Offer 5']);
  });

  it('are at most twelve', async () => {
    serveProducts(rows);
    rows.slice(0, -1).forEach(({ id }) => rememberViewed(String(id)));
    await view(rows.length - 1);
    openApp('/');
    expect(await names()).toEqual(Array.from({ length: 12 }, (_, index) => `Offer ${13 - index}`));
  });

  it('leave out offers that are gone, and say so if none is left', async () => {
    serveProducts(rows);
    await view(1, 2);
    serveProducts([rows[2], { ...rows[1], verified: false }].map((row) => ({ ...row })));
    const { unmount } = openApp('/');
    expect(await names()).toEqual(['Offer 2']);
    unmount();
    serveProducts(rows.slice(5));
    openApp('/');
    expect(await screen.findByText('The offers you viewed are no longer available.')).toBeVisible();
  });

  it('can be cleared', async () => {
    serveProducts(rows);
    await view(1);
    const { user, unmount } = openApp('/');
    await user.click(within(await section()).getByRole('button', { name: 'Clear recently viewed' }));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();
    openApp('/');
    await screen.findByRole('region', { name: 'Newest offers' });
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
    expect(localStorage.getItem('gulit:viewed')).toBeNull();
  });

  it('are cleared by a logout', async () => {
    serveProducts(rows);
    rememberViewed('101');
    signIn();
    const { user } = openApp('/logout');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    expect(localStorage.getItem('gulit:viewed')).toBeNull();
  });
});
