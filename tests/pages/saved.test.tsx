import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/account/session';
import { likes, savedLimit, savedListings } from '@/browse/saving/saved';
import { day } from '@/platform/time';
import { findArticleNames, hrefOf } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { buildRow } from '#tests/data/build-row';
import { fixedNow } from '#tests/data/clock';
import { serveProducts } from '#tests/server/server';

const sofa = buildRow({ id: 71, product_name: 'Sofa', category: 'homes' });
const table = buildRow({ id: 72, product_name: 'Table', category: 'homes' });
const keep = (...names: [id: string, name: string][]) =>
  keepInBrowser('gulit:saved', JSON.stringify(names.map(([id, name]) => ({ id, name }))));

const saveButton = async (name = 'Sofa') =>
  (
    await screen.findAllByRole('button', { name: new RegExp(`^Save ${name}`), hidden: true })
  )[0] as HTMLElement;
const keptIds = () => savedListings.read().map(({ id }) => id);

describe.each([
  ['/', 'homes'],
  ['/music_and_instruments', 'music'],
  ['/nearby-detail?id=71', 'homes'],
])('saving on %s', (place, category) => {
  it('needs no account, and is undone by a second tap', async () => {
    serveProducts([{ ...sofa, category }]);
    const { user } = openApp(place);
    expect(await saveButton()).toHaveAttribute('aria-pressed', 'false');
    await user.click(await saveButton());
    expect(await saveButton()).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Saved on this device.')).toBeVisible();
    expect(hrefOf('See all saved')).toBe('/saved');
    expect(JSON.parse(localStorage.getItem('gulit:saved') ?? '')).toEqual([
      { id: '71', name: 'Sofa', company: sofa.company_name, price: 1500, discount: null, at: fixedNow },
    ]);
    await user.click(await saveButton());
    expect(await saveButton()).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('gulit:saved')).toBeNull();
  });
});

it('the saved offers include the offers that the user likes, until the like is removed', async () => {
  keepInBrowser('gulit:likes', '{"user_hana":["71","72"]}');
  serveProducts([sofa, table]);
  const { user } = openApp('/homes');
  expect(await saveButton()).toHaveAttribute('aria-pressed', 'false');
  signIn();
  expect(await saveButton()).toHaveAttribute('aria-pressed', 'true');
  await user.click(await saveButton());
  expect(await saveButton()).toHaveAttribute('aria-pressed', 'false');
  expect([...(likes.read().get('user_hana') ?? [])]).toEqual(['72']);
});

it('the saved offers are at most a hundred: one more is refused with a message', async () => {
  keep(...Array.from({ length: savedLimit }, (_, index) => [`x${index}`, 'Kept'] as [string, string]));
  serveProducts([sofa]);
  const { user } = openApp('/homes');
  await user.click(await saveButton());
  expect(await screen.findByText(/^You can save up to 100 offers on this device/)).toBeVisible();
  expect(keptIds()).toHaveLength(savedLimit);
  expect(keptIds()).not.toContain('71');
});

it('the saved offers last until the page closes if the browser stores nothing, and a message says so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  serveProducts([sofa]);
  const { user } = openApp('/homes');
  await user.click(await saveButton());
  expect(
    await screen.findByText("Saved until you leave, because this browser doesn't store anything."),
  ).toBeVisible();
  expect(await saveButton()).toHaveAttribute('aria-pressed', 'true');
});

describe('/saved', () => {
  it('invites the visitor to save offers if nothing is saved', async () => {
    serveProducts([sofa]);
    openApp('/saved');
    expect(await screen.findByText('Nothing saved yet.')).toBeVisible();
  });

  it('shows saved offers, latest first, and lists those no longer offered', async () => {
    keep(['72', 'Table'], ['9', 'Old bed'], ['71', 'Sofa'], ['8', 'Unverified stool']);
    serveProducts([sofa, table, buildRow({ id: 8, verified: false })]);
    const { user } = openApp('/saved');
    expect(await findArticleNames()).toEqual(['Table', 'Sofa']);
    expect(screen.getByText('4 saved offers')).toBeVisible();
    const gone = within(screen.getByRole('region', { name: 'No longer available' }));
    expect(gone.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Old bed',
      'Unverified stool',
    ]);
    await user.click(gone.getByRole('button', { name: 'Remove from the list' }));
    expect(screen.queryByRole('region', { name: 'No longer available' })).not.toBeInTheDocument();
    expect(keptIds()).toEqual(['72', '71']);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('shows what has changed since an offer was saved, and nothing for older records', async () => {
    const then = { company: 'A', price: 1500, discount: 20, at: fixedNow - 40 * day };
    keepInBrowser(
      'gulit:saved',
      JSON.stringify([
        { id: '71', name: 'Sofa', ...then, price: 12_000 },
        { id: '72', name: 'Table' },
        { id: '9', name: 'Old bed', ...then },
      ]),
    );
    serveProducts([
      { ...sofa, price: '10500.00' },
      { ...table, price: '1.00' },
    ]);
    openApp('/saved');
    const [first, second] = (await screen.findAllByRole('article')).map(({ parentElement }) => parentElement);
    expect(within(first as HTMLElement).getByText('Was 12,000, now 10,500 Birr')).toBeVisible();
    expect(within(first as HTMLElement).getByText('The discount has ended.')).toBeVisible();
    expect(within(second as HTMLElement).queryByText(/^Was|ended|^Now/)).not.toBeInTheDocument();
    const gone = within(screen.getByRole('region', { name: 'No longer available' }));
    expect(gone.getByText('A · 1,500 Birr · Saved 12 Oct 2026')).toBeVisible();
    expect(hrefOf('Find similar offers: Old bed', gone)).toBe('/search?query=Old%20bed');
  });

  it('removes an offer whose bookmark is tapped, keeps the focus on the page, and offers an undo', async () => {
    keep(['72', 'Table'], ['71', 'Sofa']);
    serveProducts([sofa, table]);
    const { user } = openApp('/saved');
    await findArticleNames();
    await user.click(await saveButton('Table'));
    expect(await findArticleNames()).toEqual(['Sofa']);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await findArticleNames()).toEqual(['Table', 'Sofa']);
    expect(keptIds()).toEqual(['72', '71']);
  });

  it('keeps what another tab has saved, removed and liked since, after an undo', async () => {
    keep(['72', 'Table'], ['71', 'Sofa'], ['8', 'Lamp'], ['9', 'Old bed']);
    keepInBrowser('gulit:likes', '{"user_hana":["72","5"]}');
    serveProducts([sofa, table]);
    signIn();
    const { user } = openApp('/saved');
    await findArticleNames();
    await user.click(await saveButton('Table'));
    keep(['6', 'Chair'], ['71', 'Sofa'], ['9', 'Old bed']);
    keepInBrowser('gulit:likes', '{"user_hana":["5","6"],"user_abel":["71"]}');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(keptIds()).toEqual(['6', '72', '71', '9']);
    expect(JSON.parse(localStorage.getItem('gulit:likes') ?? '')).toEqual({
      user_hana: ['72', '5', '6'],
      user_abel: ['71'],
    });
  });

  it('stays as it is after an undo if another tab has filled the list since, and a message says why', async () => {
    keep(['72', 'Table'], ['71', 'Sofa']);
    serveProducts([sofa, table]);
    const { user } = openApp('/saved');
    await findArticleNames();
    await user.click(await saveButton('Table'));
    keep(...Array.from({ length: savedLimit }, (_, index) => [`x${index}`, 'Kept'] as [string, string]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^You can save up to 100 offers on this device\./)).toBeVisible();
    expect(keptIds()).toHaveLength(savedLimit);
    expect(keptIds()).not.toContain('72');
  });

  it('shows liked offers until their account signs out', async () => {
    keepInBrowser('gulit:likes', '{"user_hana":["71"]}');
    serveProducts([sofa, table]);
    signIn();
    openApp('/saved');
    expect(await findArticleNames()).toEqual(['Sofa']);
    act(() => sessionStore.write({ status: 'signed-out' }));
    expect(await screen.findByText('Nothing saved yet.')).toBeVisible();
  });

  it('restores all cleared offers in their order after an undo', async () => {
    const kept = '[{"id":"72","name":"Table"},{"id":"9","name":"Old bed"}]';
    keepInBrowser('gulit:saved', kept);
    keepInBrowser('gulit:likes', '{"user_hana":["71","72","5"]}');
    serveProducts([sofa, table]);
    signIn();
    const { user } = openApp('/saved');
    expect(await findArticleNames()).toEqual(['Table', 'Sofa']);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('Nothing saved yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('4 saved offers')).toBeVisible();
    expect(await findArticleNames()).toEqual(['Table', 'Sofa']);
    const gone = within(screen.getByRole('region', { name: 'No longer available' }));
    const [bed, liked, ...others] = gone.getAllByRole('listitem');
    expect(within(bed as HTMLElement).getByRole('heading').textContent).toBe('Old bed');
    expect(liked?.textContent).toBe('1 offer you liked');
    expect(others).toEqual([]);
    expect(localStorage.getItem('gulit:saved')).toBe(kept);
    expect([...(likes.read().get('user_hana') ?? [])].toSorted()).toEqual(['5', '71', '72']);
  });

  it('keeps saved offers and saved searches after a logout, which clears only recent searches', async () => {
    keep(['71', 'Sofa']);
    keepInBrowser('gulit:searches', '["fridge bole"]');
    const searches = '[{"address":"/homes","town":null,"known":[],"since":0}]';
    keepInBrowser('gulit:saved-searches', searches);
    signIn();
    serveProducts([sofa]);
    const { user } = openApp('/logout');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    expect(keptIds()).toEqual(['71']);
    expect(localStorage.getItem('gulit:saved-searches')).toBe(searches);
    expect(localStorage.getItem('gulit:searches')).toBeNull();
  });
});
