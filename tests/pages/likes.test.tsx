import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/account/session';
import { hrefOf } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

const sofa = buildRow({ id: 71, product_name: 'Sofa', category: 'music', discount: '5' });

/** The places where an offer can be liked and shared: an opened card and the detail page. */
const places = ['/music_and_instruments', '/nearby-detail?id=71'];

const likeButton = async () =>
  (await screen.findAllByRole('button', { name: /^Like Sofa/, hidden: true }))[0] as HTMLElement;
const shareButton = async () =>
  (await screen.findAllByRole('button', { name: /^Share Sofa/, hidden: true }))[0] as HTMLElement;

/** Opens a place where the offer can be liked and shared. */
async function openToLike(place = '/nearby-detail?id=71') {
  serveProducts([sofa]);
  const app = openApp(place);
  if (place === '/music_and_instruments')
    await app.user.click(await screen.findByRole('button', { name: /^More\.\.\./ }));
  return app;
}

describe.each(places)('a like on %s', (place) => {
  it('needs a sign-in, as does a share', async () => {
    const { user } = await openToLike(place);
    await user.click(await likeButton());
    const text = await screen.findByText('Please sign in to like this post.');
    const alert = text.closest<HTMLElement>('[role=alert]');
    expect(hrefOf('Sign in', within(alert ?? document.body))).toBe(
      `/login?redirect_url=${encodeURIComponent(place)}`,
    );
    expect(await likeButton()).not.toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('gulit:likes')).toBeNull();
    await user.click(await shareButton());
    expect(await screen.findByText('Please sign in to share.')).toBeVisible();
  });

  it('is stored in this browser, and removed by a second tap', async () => {
    signIn();
    const { user } = await openToLike(place);
    await user.click(await likeButton());
    await waitFor(async () => expect(await likeButton()).toHaveAttribute('aria-pressed', 'true'));
    expect(hrefOf('See all saved')).toBe('/saved');
    expect(JSON.parse(localStorage.getItem('gulit:likes') ?? '')).toEqual({ user_hana: ['71'] });
    await user.click(await likeButton());
    await waitFor(async () => expect(await likeButton()).toHaveAttribute('aria-pressed', 'false'));
  });
});

it('likes make no API call, and belong to the user who gave them', async () => {
  signIn();
  const { user } = await openToLike();
  const button = await likeButton();
  const call = vi.spyOn(globalThis, 'fetch');
  await user.click(button);
  await waitFor(async () => expect(await likeButton()).toHaveAttribute('aria-pressed', 'true'));
  expect(call).not.toHaveBeenCalled();
  call.mockRestore();
  signIn({ ...hana, id: 'user_dawit' });
  expect(await likeButton()).toHaveAttribute('aria-pressed', 'false');
  act(() => sessionStore.write({ status: 'signed-out' }));
  expect(await likeButton()).toHaveAttribute('aria-pressed', 'false');
  signIn();
  expect(await likeButton()).toHaveAttribute('aria-pressed', 'true');
});

it('two taps on Like count as one while the session loads', async () => {
  act(() => sessionStore.write({ status: 'loading' }));
  const { user } = await openToLike();
  await user.click(await likeButton());
  await user.click(await likeButton());
  expect(screen.queryByText('Please sign in to like this post.')).not.toBeInTheDocument();
  expect(await screen.findByText("One moment, checking if you're signed in...")).toBeVisible();
  signIn();
  expect(await screen.findByText('Saved on this device.')).toBeVisible();
  expect(await likeButton()).toHaveAttribute('aria-pressed', 'true');
});

it('says that sign-in is unavailable if the sign-in provider does not answer', async () => {
  act(() => sessionStore.write({ status: 'unavailable' }));
  const { user } = await openToLike();
  await user.click(await likeButton());
  expect(await screen.findByText("Sign-in isn't available right now.")).toBeVisible();
  expect(screen.queryByText('Please sign in to like this post.')).not.toBeInTheDocument();
});

describe('sharing', () => {
  const url = 'http://localhost:3000/nearby-detail?id=71';
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  afterEach(() => ['share', 'clipboard'].forEach((name) => Reflect.deleteProperty(navigator, name)));

  /** Opens the offer on a device with these functions, shares it, and returns the mock that copies. */
  async function shareWith(share: unknown, write: () => Promise<void> = async () => {}) {
    signIn();
    const { user } = await openToLike();
    const button = await shareButton();
    const writeText = vi.fn<(text: string) => Promise<void>>(write);
    if (share) define('share', share);
    define('clipboard', { writeText });
    await user.click(button);
    return writeText;
  }

  it("uses the device's share sheet", async () => {
    const share = vi.fn(async () => {});
    const writeText = await shareWith(share);
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Sofa', url }));
    expect(writeText).not.toHaveBeenCalled();
  });

  const reject = (name: string) => () => Promise.reject(new DOMException('', name));

  it('does nothing when the share sheet is closed', async () => {
    const share = vi.fn(reject('AbortError'));
    const writeText = await shareWith(share);
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['copies the link where there is no sheet', undefined, undefined, 'Link copied.'],
    ['copies the link where the sheet fails', reject('NotAllowedError'), undefined, 'Link copied.'],
    ['shows the link if it cannot be copied', undefined, reject('NotAllowedError'), `Copy this link: ${url}`],
  ])('%s', async (_what, share, write, text) => {
    const writeText = await shareWith(share, write);
    expect(await screen.findByText(text)).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  });
});

it('an announcement that asks for an action stays until it is dismissed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await openToLike();
  await user.click(await likeButton());
  const text = 'Please sign in to like this post.';
  expect(await screen.findByText(text)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('an announcement disappears after a while, but not while the pointer or the focus is on it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await openToLike();
  const wait = () => act(() => vi.advanceTimersByTimeAsync(20_000));
  await user.click((await screen.findAllByRole('button', { name: 'Save Sofa' }))[0] as HTMLElement);
  const text = await screen.findByText('Saved on this device.');
  await user.hover(text);
  await wait();
  expect(text).toBeInTheDocument();
  await user.unhover(text);
  act(() => text.closest('p')?.focus());
  await wait();
  expect(text).toBeInTheDocument();
  act(() => text.closest('p')?.blur());
  await wait();
  expect(text).not.toBeInTheDocument();
});
