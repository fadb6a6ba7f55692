import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberOwnRequest } from '@/requests/entries/own-requests';
import { expectComplaint } from '#tests/app/complaints';
import { openStrictApp } from '#tests/app/render';
import { dateBefore } from '#tests/data/clock';
import { serveProducts, server } from '#tests/server/server';

beforeEach(() => serveProducts([]));

/** Collects what is sent to the server, which responds with `status` once `ready` resolves. */
function receive(status: number, ready: Promise<void> = Promise.resolve()) {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/cat', async ({ request }) => {
      bodies.push(await request.json());
      await ready;
      return HttpResponse.json({}, { status });
    }),
  );
  return bodies;
}

describe('the request box', () => {
  it('sends a request as Anonymous, and says for two seconds that it was sent', async () => {
    let answer = () => {};
    const bodies = receive(201, new Promise((resolve) => (answer = resolve)));
    const { user } = openStrictApp('/services');
    const box = await screen.findByRole('textbox', { name: 'Your request' });
    await user.type(box, '  A second-hand fridge ');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer();
    expect(await screen.findByText('✅ Message submitted!')).toBeVisible();
    expect(bodies).toEqual([{ name: 'Anonymous', message: 'A second-hand fridge' }]);
    expect(box).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Close the request box' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/notifications');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByText('✅ Message submitted!')).not.toBeInTheDocument();
  });

  it('refuses a blank request and sends nothing', async () => {
    const bodies = receive(201);
    const { user } = openStrictApp('/services');
    await user.type(await screen.findByRole('textbox', { name: 'Your request' }), '   {Enter}');
    expect((await screen.findByText('Please enter a message.')).closest('[role=alert]')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('shows the text that another tab has changed, and announces nothing', async () => {
    const bodies = receive(201);
    const { user } = openStrictApp('/services');
    const box = await screen.findByRole('textbox', { name: 'Your request' });
    await user.type(box, 'A ladder');
    const key = 'gulit:unsent-texts';
    localStorage.setItem(key, String(localStorage.getItem(key)).replace('A ladder', 'A long ladder'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveValue('A long ladder'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sending...' })).toBeNull());
    expect(screen.queryByText('✅ Message submitted!')).toBeNull();
    expect(bodies).toEqual([]);
  });

  it('keeps the text of a request that failed, and says so for three seconds', async () => {
    receive(500);
    const { user } = openStrictApp('/services');
    const box = await screen.findByRole('textbox', { name: 'Your request' });
    await user.type(box, 'A ladder');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.keyboard('{Enter}');
    const failure = 'There was a problem submitting your message.';
    expect(await screen.findByText(failure)).toBeVisible();
    expect(box).toHaveValue('A ladder');
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.getByText(failure)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });

  it('reports a bug in the app, and gives no advice', async () => {
    const bodies = receive(201);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new TypeError('x is not a function');
    });
    const { user } = openStrictApp('/services');
    const box = await screen.findByRole('textbox', { name: 'Your request' });
    await user.type(box, 'A ladder{Enter}');
    const failure = await screen.findByText('There was a problem submitting your message.');
    expect(failure).toHaveTextContent(/^There was a problem submitting your message\.$/);
    expectComplaint(/TypeError: x is not a function/);
    expect(box).toHaveValue('A ladder');
    expect(bodies).toEqual([]);
  });

  it('does not mistake an earlier request with the same words for the request that could not be sent', async () => {
    rememberOwnRequest('7', null);
    receive(500);
    server.use(
      http.get('*/api/cat', () =>
        HttpResponse.json([{ id: 7, name: 'Anonymous', message: 'A pot', created_at: dateBefore(0) }]),
      ),
    );
    const { user } = openStrictApp('/services');
    const box = await screen.findByRole('textbox', { name: 'Your request' });
    await user.type(box, 'A ladder{Enter}');
    await screen.findByText('There was a problem submitting your message.');
    expect(screen.queryByRole('link', { name: 'See it' })).toBeNull();
    receive(201);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('link', { name: 'See it' })).toBeVisible();
  });

  it('opens on a tap, and keeps its text when a tap outside closes it', async () => {
    const { user } = openStrictApp('/services');
    const field = await screen.findByRole('textbox', { name: 'Your request' });
    expect(screen.queryByText('Ask the market')).not.toBeInTheDocument();
    await user.type(field, 'A ladder');
    expect(screen.getByText('Ask the market')).toBeVisible();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByText('Ask the market')).not.toBeInTheDocument();
    expect(field).toHaveValue('A ladder');
  });

  it('moves focus to the page when closed', async () => {
    const { user } = openStrictApp('/services');
    await user.click(await screen.findByRole('textbox', { name: 'Your request' }));
    await user.click(screen.getByRole('button', { name: 'Close the request box' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['during it', { isComposing: true, keyCode: 229 }],
    ['right after it, as in Safari', { isComposing: false, keyCode: 229 }],
  ])('does not send at the Enter that ends a composition, %s', async (_when, facts) => {
    const { user } = openStrictApp('/');
    const field = await screen.findByRole('textbox', { name: 'Your request' });
    await user.type(field, 'ቡና');
    const reached = vi.fn();
    field.addEventListener('keydown', reached);
    // Browsers submit a form after an Enter that nothing has prevented.
    const isLeftToBrowser = fireEvent.keyDown(field, { key: 'Enter', ...facts });
    expect(reached).not.toHaveBeenCalled();
    expect(isLeftToBrowser).toBe(facts.isComposing);
    await user.keyboard('{Enter}');
    expect(reached).toHaveBeenCalledOnce();
  });
});
