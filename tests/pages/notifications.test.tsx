import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { minute } from '@/platform/time';
import { createGate } from '#tests/app/gate';
import { openApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { requestRow, requestRows, serveEntries, shownRequests } from '#tests/server/entries';
import { serveProducts, server } from '#tests/server/server';

beforeEach(() => serveProducts([]));

/** A server that responds to a request with this status once the returned function is called. */
function serveEntriesLater(status: number): () => void {
  serveEntries();
  const { opened: released, open: answer } = createGate();
  server.use(
    http.post('*/api/cat', async () => {
      await released;
      return HttpResponse.json({}, { status });
    }),
  );
  return answer;
}

describe('/notifications', () => {
  it('shows eight requests, the newest first, and the rest on demand', async () => {
    serveEntries(requestRows(11).toReversed());
    const { user } = openApp('/notifications');
    expect(await screen.findByText('Request 1')).toBeVisible();
    expect(shownRequests()).toHaveLength(8);
    expect(shownRequests()[0]).toHaveTextContent('Visitor 11 min agoRequest 1');
    await user.click(screen.getByRole('button', { name: 'Show more...' }));
    expect(shownRequests()).toHaveLength(11);
    expect(screen.queryByRole('button', { name: 'Show more...' })).toBeNull();
  });

  it('says that there are no requests', async () => {
    serveEntries();
    openApp('/notifications');
    expect(await screen.findByText('No messages yet.')).toBeVisible();
  });

  it('shows up to three verified offers that match a request', async () => {
    serveProducts([
      ...[1, 2, 3, 4].map((number) => buildRow({ product_name: `Ladder ${number}`, description: '' })),
      buildRow({ product_name: 'Ladder unchecked', verified: false }),
    ]);
    serveEntries([
      requestRow(1, { message: 'Who has a ladder?' }),
      requestRow(2, { message: 'Who has a boat?' }),
    ]);
    openApp('/notifications');
    const [matched, other] = await screen.findAllByRole('article');
    const listings = await within(matched ?? document.body).findAllByRole('link', { name: /^Ladder \d/ });
    expect(listings).toHaveLength(3);
    expect(within(other ?? document.body).queryByRole('link')).toBeNull();
  });

  it('asks visitors to sign in before they like, and stores the like on this device', async () => {
    serveEntries(requestRows(1));
    const { user } = openApp('/notifications');
    const like = await screen.findByRole('button', { name: 'Like the request from Visitor 1' });
    await user.click(like);
    expect(await screen.findByText('You must be signed in to like a message.')).toBeVisible();
    expect(like).toHaveAttribute('aria-pressed', 'false');
    signIn();
    await user.click(like);
    expect(like).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('gulit:request-likes')).toBe('{"user_hana":["1"]}');
    await user.click(like);
    expect(like).toHaveAttribute('aria-pressed', 'false');
  });

  it('counts the requests since the last visit in the bar and the menu, and marks them', async () => {
    keepInBrowser('gulit:requests-seen', String(Date.parse(dateBefore(3 * minute))));
    serveEntries(requestRows(5));
    const { user } = openApp('/services');
    await screen.findByRole('link', { name: 'Requests, 2 new', hidden: true });
    await user.click(await screen.findByRole('button', { name: /^Menu/ }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(await menu.findByRole('link', { name: 'Requests, 2 new' }));
    expect(await screen.findByText('Request 1')).toBeVisible();
    const marked = shownRequests().filter((one) => within(one).queryByText('New request'));
    expect(marked.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Request from Visitor 1',
      'Request from Visitor 2',
    ]);
    expect(await screen.findByRole('link', { name: 'Requests', hidden: true })).toBeInTheDocument();
  });

  it("counts nothing on a first visit, and never one's own requests", async () => {
    const api = serveEntries(requestRows(5));
    const { user } = openApp('/services');
    const link = () => screen.findByRole('link', { name: /^Requests/, hidden: true });
    expect(await link()).toHaveAccessibleName('Requests');
    await waitFor(() => expect(localStorage.getItem('gulit:requests-seen')).not.toBeNull());
    await user.type(await screen.findByRole('textbox', { name: 'Your request' }), 'A ladder{Enter}');
    expect(await screen.findByText('✅ Message submitted!')).toBeVisible();
    await waitFor(() => expect(api.loads).toBeGreaterThan(1));
    expect(await link()).toHaveAccessibleName('Requests');
  });
});

describe('the message form', () => {
  const field = () => screen.findByRole('textbox', { name: 'Message' });

  it("sends a request under the user's name, and the list shows it at once", async () => {
    const api = serveEntries(requestRows(1));
    signIn();
    const { user } = openApp('/notifications');
    await screen.findByText('Request 1');
    expect(screen.getByRole('heading', { name: 'What do you want to Buy/Sell?' })).toBeVisible();
    await user.type(await field(), 'A boat');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(shownRequests()[0]).toHaveTextContent('Hana Bekele');
    expect(shownRequests()[0]).toHaveTextContent('A boat');
    expect(await screen.findByText('✅ Message submitted!')).toBeVisible();
    expect(api.bodies).toEqual([{ name: 'Hana Bekele', message: 'A boat' }]);
    expect(await field()).toHaveValue('');
    expect(shownRequests().filter((one) => one.textContent.includes('A boat'))).toHaveLength(1);
  });

  it.each([
    [201, '✅ Message submitted!'],
    [500, 'There was a problem submitting your message.'],
  ])('shows “Sending...” until the server answers %i, then for two seconds: %s', async (status, banner) => {
    const answer = serveEntriesLater(status);
    const { user } = openApp('/notifications');
    await user.type(await field(), 'A boat');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer();
    expect(await screen.findByText(banner)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(screen.getByText(banner)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.queryByText(banner)).toBeNull();
  });

  it('removes a request from the list again if sending it fails', async () => {
    const answer = serveEntriesLater(500);
    const { user } = openApp('/notifications');
    await user.type(await field(), 'A boat');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(shownRequests()[0]).toHaveTextContent('A boat');
    answer();
    expect(await screen.findByText('There was a problem submitting your message.')).toBeVisible();
    expect(screen.queryByRole('article', { hidden: true })).toBeNull();
    expect(await field()).toHaveValue('A boat');
  });

  it('refuses a blank message', async () => {
    const api = serveEntries();
    const { user } = openApp('/notifications');
    await user.type(await field(), '  ');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please enter a message.')).toBeVisible();
    expect(api.bodies).toEqual([]);
  });
});

it('/chat shows the newest message at the bottom, and refreshes only while the page is visible', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() });
  const api = serveEntries(requestRows(3));
  openApp('/chat');
  const log = await screen.findByRole('log', { name: 'Messages' });
  const texts = () =>
    within(log)
      .getAllByRole('listitem')
      .map((one) => one.textContent.replace(/I can offer this$/, ''));
  expect(texts().map((text) => text.slice(-9))).toEqual(['Request 3', 'Request 2', 'Request 1']);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  const loads = api.loads;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.loads).toBe(loads);
  api.rows.push(requestRow(0, { message: 'Request 0' }));
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(11_000);
  await waitFor(() => expect(texts().at(-1)).toContain('Request 0'));
});

it('/chat shows fifty messages, and earlier ones on demand', async () => {
  serveEntries(requestRows(60));
  const { user } = openApp('/chat');
  const log = await screen.findByRole('log', { name: 'Messages' });
  expect(within(log).getAllByRole('listitem')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(within(log).getAllByRole('listitem')).toHaveLength(60);
});
