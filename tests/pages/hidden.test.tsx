import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hidden } from '@/listings/hidden/hidden';
import { buildRow } from '#tests/build-row';
import { stubGeolocation } from '#tests/geolocation';
import { keepInBrowser } from '#tests/keep-in-browser';
import { openApp } from '#tests/render';
import { serveNearby, serveProducts } from '#tests/server';
import { signIn } from '#tests/sign-in';

const sofa = buildRow({ id: 71, product_name: 'Sofa', company_name: 'Abel PLC' });
const table = buildRow({ id: 72, product_name: 'Table', company_name: 'Abel PLC' });
const lamp = buildRow({ id: 73, product_name: 'Lamp', company_name: 'Hana' });
const keep = (offers: string[], sellers: string[] = []) =>
  keepInBrowser(
    'gulit:hidden',
    JSON.stringify({ offers: offers.map((id) => ({ id, name: `Offer ${id}` })), sellers }),
  );
const names = async () =>
  (await screen.findAllByRole('article')).map((row) => within(row).getByRole('heading').textContent);
/** On an offer's own page, in the menu of further actions. */
async function hideOnPage(user: ReturnType<typeof openApp>['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Leave out of lists' }));
}
const hide = (name: string) => screen.findByRole('button', { name: `Leave ${name} out of lists` });

describe('an offer', () => {
  it('is hidden and shown again on its own page, which stays, and taken back at once', async () => {
    serveProducts([sofa, table, lamp]);
    const { user } = openApp('/nearby-detail?id=71');
    await hideOnPage(user, 'Sofa');
    await user.click(await screen.findByRole('button', { name: 'Hide this offer' }));
    expect(await screen.findByText('Hidden from your lists.')).toBeVisible();
    expect(hidden.read()).toEqual({ offers: [{ id: '71', name: 'Sofa' }], sellers: [] });
    expect(screen.getByRole('heading', { level: 1, name: 'Sofa' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(localStorage.getItem('gulit:hidden')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Hide all offers of Abel PLC' }));
    expect(await screen.findByText('All offers of Abel PLC are hidden from your lists.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'More from Abel PLC' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the offers of Abel PLC again' }));
    expect(await screen.findByRole('region', { name: 'More from Abel PLC' })).toBeVisible();
  });

  it('leaves the card screen it is hidden on', async () => {
    serveProducts([sofa, table, lamp].map((row) => ({ ...row, category: 'music' })));
    const { user } = openApp('/music_and_instruments');
    await user.click(await screen.findByRole('button', { name: 'More... of Table' }));
    await user.click(await hide('Table'));
    await user.click(await screen.findByRole('button', { name: 'Hide this offer' }));
    expect(await names()).toEqual(['Sofa', 'Lamp']);
    expect(screen.getByText('2 offers')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    // It comes back as it was left: opened, in a line of its own.
    expect((await names()).toSorted()).toEqual(['Lamp', 'Sofa', 'Table']);
  });

  it('says when the browser keeps nothing, and is hidden until the page is left', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    serveProducts([sofa]);
    const { user } = openApp('/nearby-detail?id=71');
    await hideOnPage(user, 'Sofa');
    await user.click(await screen.findByRole('button', { name: 'Hide this offer' }));
    expect(await screen.findByText('Hidden until you leave: this browser keeps nothing.')).toBeVisible();
  });
});

describe('what is hidden', () => {
  it.each(['/homes', '/search?query=l', '/search?query=b', '/new-products', '/recents'])(
    'is not on %s',
    async (place) => {
      keep(['71'], ['abel plc']);
      serveProducts([sofa, table, { ...lamp, product_name: 'Lamp b' }]);
      openApp(place);
      expect(await names()).toEqual(['Lamp b']);
    },
  );

  it('is not on the home page, nor near by', async () => {
    keep(['71', '73']);
    serveProducts([sofa, table, lamp]);
    const { unmount } = openApp('/');
    expect(await names()).toEqual(['Table']);
    unmount();
    stubGeolocation({ latitude: 9.01, longitude: 38.76 }, { granted: true });
    serveNearby([sofa, table, lamp]);
    openApp('/nearby-shops');
    expect(await names()).toEqual(['Table']);
  });

  it('is not suggested', async () => {
    keep(['71']);
    serveProducts([sofa, buildRow({ product_name: 'Sofa bed' })]);
    const { user } = openApp('/homes');
    await names();
    await user.type(
      (await screen.findAllByRole('combobox', { name: /Search/, hidden: true }))[0] as HTMLElement,
      'sofa',
    );
    expect(await screen.findByRole('option', { name: /Sofa bed/, hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /^Sofa \d/, hidden: true })).not.toBeInTheDocument();
  });

  it('is counted where a list is left empty, with a way to show it there', async () => {
    keep(['71'], ['Abel PLC']);
    serveProducts([sofa, table]);
    const { user } = openApp('/homes');
    expect(await screen.findByText('2 hidden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show them here' }));
    expect(await names()).toEqual(['Sofa', 'Table']);
    expect(hidden.read().sellers).toEqual(['Abel PLC']);
  });

  it('is counted where the home page is left empty', async () => {
    keep([], ['Abel PLC']);
    serveProducts([sofa, table]);
    openApp('/');
    expect(await screen.findByText('2 hidden')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is hidden' })).toHaveAttribute('href', '/saved');
  });

  it('stays among what is saved, in a list that somebody shared, and at its address', async () => {
    keep(['71'], ['Abel PLC']);
    keepInBrowser('gulit:saved', '[{"id":"71","name":"Sofa"}]');
    serveProducts([sofa, table, lamp]);
    const saved = openApp('/saved');
    expect(await names()).toEqual(['Sofa']);
    saved.unmount();
    const shared = openApp('/saved?ids=71,73');
    expect(await names()).toEqual(['Sofa', 'Lamp']);
    expect(screen.getByText('2 offers')).toBeVisible();
    shared.unmount();
    openApp('/nearby-detail?id=71');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sofa' })).toBeVisible();
  });

  it('can all be shown again in one place', async () => {
    keep(['71', '73'], ['Hana']);
    serveProducts([sofa]);
    const { user } = openApp('/saved');
    const list = within(await screen.findByRole('region', { name: 'Hidden from your lists' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'HanaAll offers of this seller',
      'Offer 71',
      'Offer 73',
    ]);
    await user.click(list.getByRole('button', { name: 'Show again: Hana' }));
    await user.click(list.getByRole('button', { name: 'Show again: Offer 73' }));
    expect(hidden.read()).toEqual({ offers: [{ id: '71', name: 'Offer 71' }], sellers: [] });
    await user.click(list.getByRole('button', { name: 'Show all again' }));
    expect(localStorage.getItem('gulit:hidden')).toBeNull();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(hidden.read().offers).toHaveLength(1);
  });

  it('is not counted as new in a saved search', async () => {
    keep(['71']);
    keepInBrowser('gulit:saved-searches', '[{"address":"/homes","known":[]}]');
    serveProducts([sofa, table]);
    openApp('/services');
    expect(
      await screen.findByRole('link', { name: 'Requests. 1 new offer in your saved searches', hidden: true }),
    ).toBeInTheDocument();
  });

  it('stays hidden at a logout', async () => {
    keep(['71']);
    signIn();
    serveProducts([sofa]);
    const { user } = openApp('/logout');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    expect(hidden.read().offers).toHaveLength(1);
  });
});
