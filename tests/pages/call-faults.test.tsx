import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectComplaint } from '#tests/app/complaints';
import { resumeDraft, submitButton, textField } from '#tests/app/posting-form';
import { openApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { loadDrafts } from '#tests/app/stored-drafts';
import { stubGeolocation } from '#tests/browser/geolocation';
import { buildPost } from '#tests/data/build-post';
import { buildRow } from '#tests/data/build-row';
import { serveProducts, server } from '#tests/server/server';
import { checkout, inCart, linesOf, openStorefront, serveCheckout, theCart } from '#tests/server/storefront';

// waiting.test.tsx tests calls that time out. query-client.test.ts tests how often a read is repeated.

const webPage = '<!doctype html><title>A page</title><h1>A page of the web server</h1>';
const status = (code: number) => () => new HttpResponse(webPage, { status: code });
const body = (text: string) => () =>
  new HttpResponse(text, { headers: { 'content-type': 'application/json' } });

const unreadable = "We can't read what the server sent. Please try again in a moment.";
const down = 'The server is down right now. Please try again in a moment.';

/** The ways in which a call fails, each with the advice below the red line. */
const faults = {
  offline: [() => HttpResponse.error(), 'Failed to fetch. Check your connection, then try again.'],
  '400': [status(400), "The server didn't understand this. Reload the page, then try again."],
  '401': [status(401), "The server doesn't allow this. Sign in again, then try again."],
  '404': [status(404), "The server can't find this. Please try again later."],
  '413': [status(413), 'This is too large for the server. Send less, or smaller files.'],
  '500': [status(500), 'The server has a problem. Please try again in a moment.'],
  '503': [status(503), down],
  HTML: [body(webPage), unreadable],
  truncated: [body('[{"id": 7, "product_name": "Cut'), unreadable],
  empty: [body(''), unreadable],
} as const;

type FaultName = keyof typeof faults;
const faultNames = Object.keys(faults) as FaultName[];

/** Makes a call fail in this way. Returns a function that counts the calls. */
function give(method: 'get' | 'post', endpoint: string, fault: FaultName): () => number {
  let calls = 0;
  server.use(
    http[method](`*${endpoint}`, () => {
      calls += 1;
      return faults[fault][0]();
    }),
  );
  return () => calls;
}

/**
 * Whether the server has stored what was sent. After a 2xx it has, whatever the body: a second call would store it
 * twice.
 */
const isTaken = (fault: FaultName) => faults[fault][1] === unreadable;
const taken = faultNames.filter(isTaken);
const failing = faultNames.filter((fault) => !isTaken(fault));

const near = { latitude: '9.010000', longitude: '38.760000', category: 'homes' };
const offer = buildRow({
  id: 7,
  product_name: 'Good offer',
  images: [{ id: 2, image: '/media/a.webp' }],
  ...near,
});

beforeEach(() => {
  signIn();
  serveProducts([offer]);
  stubGeolocation({ latitude: 9.01, longitude: 38.76 }, { permission: 'granted' });
});

describe('what a page loads', () => {
  const rows = [{ id: 1, product_name: 'Good record', name: 'Good record', message: 'Good record' }];
  // path, endpoint, the red line, a good answer, what it shows
  it.each([
    ['/homes', '/api/products/', 'Failed to fetch products', [offer], 'Good offer'],
    ['/nearby-shops', '/api/products/nearby/', 'No internet connection nearby shops', [offer], 'Good offer'],
    ['/notifications', '/api/cat', 'Internet connection is required to load messages.', rows, 'Good record'],
    ['/payment-updates', '/api/payment-updates/', 'Failed to fetch payment updates', rows, 'Good record'],
    ['/pending-orders', '/api/orders/pending/', 'Failed to fetch pending orders', rows, 'Good record'],
    ['/completed-orders', '/api/orders/completed/', 'Failed to fetch completed orders', rows, 'Good record'],
    ['/subscriptions', '/api/subscriptions/', 'Failed to fetch subscriptions', rows, 'Good record'],
    ['/refunds', '/api/refunds/', 'Failed to fetch refunds', { next: null, results: rows }, 'Good record'],
    ['/wallet', '/api/wallet/', 'Failed to fetch the wallet', { balance: '2450.00' }, '2,450 Birr'],
  ])(
    '%s shows each fault of %s with advice, and can be retried',
    async (path, endpoint, says, good, shows) => {
      const isRecord = !['/homes', '/nearby-shops', '/notifications'].includes(path);
      give('get', endpoint, 'offline');
      const { user } = openApp(path);
      const main = within(await screen.findByRole('main'));
      const tryAgain = () => main.findByRole('button', { name: 'Try again', hidden: true });
      expect((await main.findByText(says)).closest('[role=alert]')).toHaveTextContent(faults.offline[1]);
      for (const fault of [...failing, ...taken]) {
        const calls = give('get', endpoint, fault);
        fireEvent.click(await tryAgain());
        await waitFor(() => expect(calls(), fault).toBeGreaterThan(0));
        const [line, advice] =
          isRecord && isTaken(fault)
            ? ["We can't read what the server sent.", 'Please try again in a moment.']
            : [says, faults[fault][1]];
        await waitFor(() =>
          expect(main.getByText(line).closest('[role=alert]'), fault).toHaveTextContent(advice),
        );
      }
      server.use(http.get(`*${endpoint}`, () => HttpResponse.json(good)));
      await user.click(await tryAgain());
      expect((await main.findAllByText(shows))[0]).toBeVisible();
      expect(main.queryByText(says)).toBeNull();
    },
  );
});

describe.each([
  ['/privacy', 'Your request', 'Send', 'message', 'Message'],
  ['/comments?product=7&image=2', 'Your comment', 'Comment', 'comment', 'Comment'],
])('text written on %s', (path, label, button, noun, title) => {
  it('stays after each reported fault and is sent by the next tap; it is not sent again if the server had stored it', async () => {
    const { user } = openApp(path);
    const field = await screen.findByRole('textbox', { name: label });
    const send = async () => user.click(await screen.findByRole('button', { name: button }));
    const expectTaken = async () => {
      expect(await screen.findByText(`✅ ${title} submitted!`)).toBeVisible();
      expect(field).toHaveValue('');
    };
    await user.type(field, 'A red bicycle');
    for (const fault of failing) {
      const calls = give('post', '/api/cat', fault);
      await send();
      await waitFor(() => {
        const told = screen.getByText(`There was a problem submitting your ${noun}.`);
        expect(told.closest('[role=alert]'), fault).toHaveTextContent(faults[fault][1]);
      });
      expect(field).toHaveValue('A red bicycle');
      expect(calls()).toBe(1);
    }
    server.use(http.post('*/api/cat', () => HttpResponse.json({ id: 90 }, { status: 201 })));
    await send();
    await expectTaken();
    for (const fault of taken) {
      const calls = give('post', '/api/cat', fault);
      await user.type(field, `A boat, ${fault}`);
      await send();
      await waitFor(() => expect(calls(), fault).toBe(1));
      await expectTaken();
    }
  });
});

it('a checkout shows each fault, keeps the cart and can be retried', async () => {
  const user = await openStorefront([16]);
  for (const fault of faultNames) {
    const calls = give('post', '/api/create-checkout-session/', fault);
    await user.click(checkout());
    const advice = isTaken(fault) ? "The server couldn't start the payment." : faults[fault][1];
    await waitFor(() => expect(calls(), fault).toBe(1));
    await waitFor(() => {
      const told = inCart().getByText("The checkout didn't start. Your cart is unchanged.");
      expect(told.closest('[role=alert]'), fault).toHaveTextContent(advice);
    });
    expectComplaint(/^The checkout failed\./);
    expect(linesOf(theCart())).toHaveLength(1);
  }
  serveCheckout({ id: 'cs_test_1' });
  await user.click(inCart().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Test checkout' })).toBeVisible();
});

describe('a post', () => {
  beforeEach(() => void loadDrafts());
  const success = () => screen.findByText('✅ Your post submitted successfully! Waiting for verification.');

  it('stays after each reported fault, and is sent by the next tap', async () => {
    const post = buildPost();
    const { user } = await resumeDraft(post);
    const name = textField('Product name');
    let button = submitButton();
    for (const fault of failing) {
      const calls = give('post', '/api/products/', fault);
      await user.click(button);
      const says =
        fault === 'offline'
          ? '❌ Network error. Please try again.'
          : `❌ Failed to submit: ${faults[fault][1]}`;
      expect(await screen.findByText(says)).toBeVisible();
      expect(name).toHaveValue(post.fields.productName);
      expect(calls()).toBe(1);
      button = await screen.findByText('Try again');
    }
    server.use(http.post('*/api/products/', () => HttpResponse.json({ id: 91 }, { status: 201 })));
    await user.click(button);
    expect(await success()).toBeVisible();
  });

  it.each(taken)('that was stored before the error is not sent again: %s', async (fault) => {
    const calls = give('post', '/api/products/', fault);
    const { user } = await resumeDraft(buildPost());
    await user.click(submitButton());
    expect(await success()).toBeVisible();
    expect(calls()).toBe(1);
  });
});
