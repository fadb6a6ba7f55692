import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberOwnRequest } from '@/requests/entries/own-requests';
import { openApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { buildRow } from '#tests/data/build-row';
import { requestRow, requestRows, serveEntries } from '#tests/server/entries';
import { serveProducts } from '#tests/server/server';

beforeEach(() => serveProducts([]));

const field = () => screen.findByRole('textbox', { name: 'Message' });

it("the visitor's own request scrolls into view when it was sent, as does a request that a link names", async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const api = serveEntries(requestRows(3));
  const { user } = openApp('/notifications');
  await screen.findByText('Request 1');
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'A boat');
  shown.mockClear();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const mine = () => screen.getByRole('article', { name: 'Request from Anonymous' });
  // The card of the request that is being sent is replaced with that of the arrived one, maybe at once.
  const cards = () => shown.mock.contexts.filter((element) => element instanceof HTMLElement);
  await waitFor(() => expect(cards().some((card) => card.textContent.includes('A boat'))).toBe(true));
  expect(mine()).toHaveTextContent('Your request');
  expect(await screen.findByText('✅ Message submitted!')).toBeVisible();
  await waitFor(() => expect(api.loads).toBeGreaterThan(1));
  expect(mine()).toHaveTextContent('Your request');
  for (let time = 0; time < 2; time += 1) {
    shown.mockClear();
    await user.click(await screen.findByRole('link', { name: 'See it' }));
    await waitFor(() => expect(shown.mock.contexts).toContain(mine()));
  }
});

it("the visitor's own request has no *I can offer this*, and neither has an offer for sale", async () => {
  serveEntries([
    requestRow(1, { message: 'I sell a ladder' }),
    requestRow(2, { message: 'Who has a boat?' }),
  ]);
  const { user } = openApp('/notifications');
  await screen.findByText('I sell a ladder');
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'A stove');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('✅ Message submitted!')).toBeVisible();
  await screen.findAllByText('Your request');
  expect(
    screen
      .getAllByRole('button', { name: /^I can offer this/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['I can offer this: request from Visitor 2']);
});

it("the visitor's own request stays theirs after a sign-in", async () => {
  rememberOwnRequest('2', null);
  serveEntries([requestRow(2, { name: 'Anonymous' })]);
  openApp('/notifications');
  signIn();
  expect(await screen.findByRole('article', { name: 'Request from Anonymous' })).toHaveTextContent(
    'Your request',
  );
  expect(screen.queryByRole('button', { name: /^I can offer this/ })).toBeNull();
});

describe('the message form', () => {
  it('is one line above the requests before typing and after sending', async () => {
    serveEntries(requestRows(1));
    const { user } = openApp('/notifications');
    await screen.findByText('Request 1');
    const form = within(screen.getByRole('region', { name: 'What do you want to Buy/Sell?' }));
    expect(form.queryByRole('textbox', { name: 'How to reach you' })).toBeNull();
    const typed = await field();
    await user.click(typed);
    expect(form.getByRole('textbox', { name: 'How to reach you' })).toBeVisible();
    await user.keyboard('A boat');
    expect(typed).toHaveFocus();
    await user.click(form.getByRole('button', { name: 'Submit' }));
    expect(form.queryByRole('textbox', { name: 'How to reach you' })).toBeNull();
    expect(await screen.findByText('✅ Message submitted!')).toBeVisible();
  });

  it("adds the writer's contact to the text, where it becomes a link", async () => {
    const api = serveEntries();
    const { user } = openApp('/notifications');
    await user.type(await field(), 'Used bicycle for a child');
    const form = within(screen.getByRole('region', { name: 'What do you want to Buy/Sell?' }));
    const reach = form.getByRole('textbox', { name: 'How to reach you' });
    await user.type(reach, 'me{Enter}');
    expect(form.getByRole('alert')).toHaveTextContent('Write a phone number, or a Telegram name');
    expect(reach).toBeInvalid();
    expect(api.bodies).toEqual([]);
    await user.clear(reach);
    await user.type(reach, '0911 23 45 67');
    await user.click(form.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('✅ Message submitted!')).toBeVisible();
    const message = 'Used bicycle for a child – call 0911 23 45 67';
    expect(api.bodies).toEqual([{ name: 'Anonymous', message }]);
    const number = await screen.findByRole('link', { name: '0911 23 45 67' });
    expect(number).toHaveAttribute('href', 'tel:+251911234567');
    await user.click(await field());
    expect(form.getByRole('textbox', { name: 'How to reach you' })).toHaveValue('');
  });

  it('keeps the contact if nothing is sent because another tab has changed the text', async () => {
    const api = serveEntries();
    const { user } = openApp('/notifications');
    await user.type(await field(), 'A ladder');
    const contact = screen.getByRole('textbox', { name: 'How to reach you' });
    await user.type(contact, '0911 23 45 67');
    const key = 'gulit:unsent-texts';
    localStorage.setItem(key, String(localStorage.getItem(key)).replace('A ladder', 'A long ladder'));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue('A long ladder'));
    expect(await screen.findByRole('textbox', { name: 'How to reach you' })).toHaveValue('0911 23 45 67');
    expect(api.bodies).toEqual([]);
  });

  it('shows the whole text again if sending fails, and sends it once', async () => {
    const api = serveEntries();
    api.status = 500;
    const { user } = openApp('/notifications');
    await user.type(await field(), 'Used bicycle');
    const form = within(screen.getByRole('region', { name: 'What do you want to Buy/Sell?' }));
    await user.type(form.getByRole('textbox', { name: 'How to reach you' }), '@abebe_k{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue('Used bicycle – Telegram t.me/abebe_k'));
    api.status = 201;
    await user.click(form.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('link', { name: 't.me/abebe_k' })).toHaveAttribute(
      'href',
      'https://t.me/abebe_k',
    );
    expect(api.bodies.at(-1)).toEqual({ name: 'Anonymous', message: 'Used bicycle – Telegram t.me/abebe_k' });
  });

  it('shows matching offers while typing', async () => {
    serveProducts([buildRow({ product_name: 'Wooden ladder' })]);
    serveEntries();
    const { user } = openApp('/notifications');
    const form = within(await screen.findByRole('region', { name: 'What do you want to Buy/Sell?' }));
    await user.type(await field(), 'Who has a ladder?');
    expect(await form.findByRole('link', { name: /^Wooden ladder/ })).toBeVisible();
    await user.clear(await field());
    expect(form.queryByRole('link')).toBeNull();
  });
});
