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

describe('the recently viewed offers', () => {
  it('are on the home page, latest first, each once, and at most twelve', async () => {
    serveProducts(rows);
    rows.slice(0, -1).forEach(({ id }) => rememberViewed(String(id)));
    rememberViewed('105');
    const { unmount } = openApp('/nearby-detail?id=113');
    await screen.findByRole('heading', { level: 1, name: 'Offer 13' });
    unmount();
    openApp('/');
    const latest = [13, 5, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2];
    expect(await names()).toEqual(latest.map((index) => `Offer ${index}`));
  });

  it('leave out offers that are gone, and say so if none is left', async () => {
    serveProducts(rows);
    ['101', '102'].forEach(rememberViewed);
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
    rememberViewed('101');
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
