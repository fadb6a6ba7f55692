import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { articleNames, hrefOf } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { loadDrafts } from '#tests/app/stored-drafts';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { buildRow } from '#tests/data/build-row';
import { serveEntries } from '#tests/server/entries';
import { serveProducts } from '#tests/server/server';

const own = (fields: Parameters<typeof buildRow>[0]) => buildRow({ email: hana.email, ...fields });
const sofa = (verified: boolean) => own({ id: 7, product_name: 'Sofa', company_name: 'Mesfin', verified });
const key = 'gulit:post-news';
const waited = () => keepInBrowser(key, '{"user_hana":{"waiting":["7"],"live":[]}}');

beforeEach(() => {
  loadDrafts();
  serveEntries([]);
});

const bell = (name: string) => screen.findByRole('link', { name, hidden: true });

it('a post that has gone live is counted on the bell at the next visit, and its page announces it and offers to share it', async () => {
  serveProducts([sofa(false)]);
  signIn();
  const { unmount } = openApp('/services');
  await waitFor(() => expect(localStorage.getItem(key)).toContain('"waiting":["7"]'));
  expect(await bell('Requests')).toBeInTheDocument();
  unmount();

  serveProducts([sofa(true)]);
  const { user } = openApp('/services');
  await user.click(await bell('Requests. Your offer is live.'));
  const notice = within(await screen.findByRole('region', { name: 'Your offer is live.' }));
  expect(hrefOf('Sofa', notice)).toBe('/nearby-detail?id=7');
  expect(await bell('Requests')).toBeInTheDocument();
  expect(notice.getByRole('button', { name: 'Share Sofa' })).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Copy text of Sofa for Telegram' }));
  expect(await screen.findByText('Text copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^Sofa\n.*nearby-detail\?id=7$/s);
  expect(localStorage.getItem(key)).toBe('{"user_hana":{"waiting":[],"live":[]}}');
});

it('a post that has gone live is counted in the menu, and marked on My posts', async () => {
  waited();
  serveProducts([sofa(true), own({ product_name: 'Table' })]);
  signIn();
  const { user } = openApp('/services');
  await user.click(await screen.findByRole('button', { name: /^Menu/ }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(await menu.findByRole('link', { name: 'My posts, 1 new' }));
  const news = within(await screen.findByRole('region', { name: 'Now live' }));
  expect(news.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Now live', 'Sofa']);
  expect(hrefOf('Open Sofa in Telegram', news)).toEqual(
    expect.stringMatching(/^https:\/\/t\.me\/share\/url\?url=.+nearby-detail%3Fid%3D7&text=Sofa/),
  );
  const others = screen.getByRole('region', { name: 'Your offer is live.' });
  expect(within(others).getByRole('heading', { name: 'Table' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem(key)).toBe('{"user_hana":{"waiting":[],"live":[]}}'));
});

it.each([
  ['nobody is signed in', () => {}],
  ['another account is signed in', () => signIn({ ...hana, id: 'user_dawit', email: 'dawit@example.com' })],
])('a post that has gone live is not announced if %s', async (_what, enter) => {
  waited();
  serveProducts([sofa(true)]);
  enter();
  openApp('/notifications');
  expect(await screen.findByText('No messages yet.')).toBeVisible();
  expect(await bell('Requests')).toBeInTheDocument();
  expect(screen.queryByText('Your offer is live.')).toBeNull();
  expect(localStorage.getItem(key)).toContain('"waiting":["7"]');
});

it('My posts shows how many posts are live and how many wait, and how to share the live posts', async () => {
  serveProducts([sofa(true), own({ product_name: 'Table' }), own({ product_name: 'Lamp', verified: false })]);
  signIn();
  openApp('/myposts');
  expect(await screen.findByText('Your offer is waiting.')).toBeVisible();
  const waiting = within(screen.getByRole('region', { name: 'Your offer is waiting.' }));
  expect(waiting.getByRole('heading', { name: 'Lamp' })).toBeVisible();
  expect(waiting.queryByRole('button', { name: 'Share Lamp' })).toBeNull();
  const live = within(screen.getByRole('region', { name: '2 of your offers are live.' }));
  expect(live.getAllByRole('article')).toHaveLength(2);
  expect(live.getByRole('button', { name: 'Share Sofa' })).toBeVisible();
});

it('My posts can be narrowed to live posts, or to waiting posts', async () => {
  serveProducts([sofa(true), own({ product_name: 'Lamp', verified: false })]);
  signIn();
  const { user } = openApp('/myposts');
  const live = await screen.findByRole('button', { name: '1 Live' });
  expect(articleNames()).toEqual(['Lamp', 'Sofa']);
  await user.click(live);
  expect(live).toHaveAttribute('aria-pressed', 'true');
  expect(articleNames()).toEqual(['Sofa']);
  await user.click(screen.getByRole('button', { name: '1 Waiting' }));
  expect(articleNames()).toEqual(['Lamp']);
  await user.click(screen.getByRole('button', { name: '1 Waiting' }));
  expect(articleNames()).toEqual(['Lamp', 'Sofa']);
});
