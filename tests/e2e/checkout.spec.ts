import { test as base, type Page } from '@playwright/test';
import { startSlowServer } from '#tests/slow-server/start-slow-server';
import { sharedBuild } from './build-app';
import { expect, test } from './gulit';
import { expectNoViolation } from './violations';

const key = 'pk_test_123';
const hostedPage = 'https://checkout.stripe.com/c/pay/';
const watch = { id: 16, name: 'Wrist watch', price: 7900, quantity: 1 };

/** Replaces the provider's script and opens the session's page, as the real one does. */
const standInScript = `window.Stripe = Object.assign((key) => ({
  redirectToCheckout: async ({ sessionId }) => {
    location.assign('${hostedPage}' + sessionId + '?key=' + key);
    return new Promise(() => {});
  },
}), { version: 'basil' });`;

/** The app built with a key, at a server of its own, and the card provider's two hosts. */
const withKey = base.extend<{ stripeBuild: string; origin: string; complaints: string[] }>({
  stripeBuild: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's names
    async ({}, use) => use(await sharedBuild({ VITE_STRIPE_PUBLISHABLE_KEY: key })),
    { timeout: 240_000 },
  ],
  origin: async ({ stripeBuild }, provide) => {
    const server = await startSlowServer({ distDir: stripeBuild });
    await provide(server.origin);
    await server.close();
  },
  baseURL: ({ origin }, provide) => provide(origin),
  complaints: [
    async ({ page, origin }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        const { protocol, origin: asked } = new URL(request.url());
        const known = [origin, 'https://js.stripe.com', 'https://checkout.stripe.com'];
        if (protocol.startsWith('http') && !known.includes(asked)) complaints.push(`left for ${asked}`);
      });
      await page.route('https://js.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: standInScript }),
      );
      const links = `<a href="${origin}/success">Pay</a> <a href="${origin}/cancel">Back</a>`;
      await page.route(`${hostedPage}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: links }),
      );
      await use(complaints);
    },
    { auto: true },
  ],
});

/** Answers checkouts with this; returns what was sent. */
async function answerCheckout(page: Page, answer: object, status = 200): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/api/create-checkout-session/', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status, json: answer });
  });
  return sent;
}

/** Opens the shop and puts the watch in the cart. */
async function pickWatch(page: Page): Promise<void> {
  await page.goto('/forsale');
  await page.getByRole('button', { name: 'Add to cart : Wrist watch' }).click();
}

const theCart = (page: Page) => page.getByRole('region', { name: 'Cart' });
const checkOut = (page: Page) => theCart(page).getByRole('button', { name: 'Checkout' }).click();
const lines = (page: Page) => theCart(page).getByRole('listitem');

test('a test checkout works from start to end without a violation @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/forsale');
  await expect(theCart(page).getByText('No items in cart.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart : Wrist watch' }).click();
  await page.getByText('Specs of Wrist watch').click();
  await page.getByRole('button', { name: /^Show cart \(1\)/ }).click();
  await expect(theCart(page).getByRole('heading', { name: 'Cart' })).toBeInViewport();
  await expectNoViolation(page);
  await checkOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Test checkout' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Payment was cancelled. You can try again.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Pretend to pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payment Successful!/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(theCart(page).getByText('No items in cart.')).toBeVisible();
});

test('the cart is the same after a reload and in every tab, with all pictures @desktop', async ({
  page,
  context,
}) => {
  await pickWatch(page);
  await page.reload();
  await expect(lines(page)).toHaveText(/Wrist watch/);
  const other = await context.newPage();
  await other.goto('/forsale');
  await other.getByRole('button', { name: 'Add to cart : Electric guitar' }).click();
  await expect(lines(page)).toHaveText([/Wrist watch/, /Electric guitar/]);
  const pictures = page.getByRole('article').locator('img');
  const widths = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        return image.naturalWidth;
      }),
    ),
  );
  expect(widths).toEqual(Array.from({ length: 17 }, () => 480));
});

withKey.describe('with a key @desktop', () => {
  // One build serves all.
  withKey.describe.configure({ mode: 'default' });

  withKey(
    'an id leads to the hosted page; back from there the cart is kept',
    async ({ page, complaints }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith('https://js.stripe.com/')) scripts.push(request.url());
      });
      const sent = await answerCheckout(page, { id: 'cs_test_1' });
      await pickWatch(page);
      expect(scripts).toEqual([]);
      await checkOut(page);
      await page.waitForURL(`${hostedPage}cs_test_1?key=${key}`);
      expect(sent).toEqual([{ items: [watch] }]);
      expect(scripts).toHaveLength(1);
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to your cart' }).click();
      await expect(lines(page)).toHaveText(/Wrist watch/);
      await checkOut(page);
      await page.getByRole('link', { name: 'Pay' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Payment Successful!/ })).toBeVisible();
      await expect(page.getByText(/no money/)).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to the shop' }).click();
      await expect(theCart(page).getByText('No items in cart.')).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );
});
