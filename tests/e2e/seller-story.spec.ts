import { expect, test, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { frontendApiHost, verificationCode } from '@/mocks/sign-in/mock-settings';
import { ladder, pickImages, pickPhoto, submitButton, successOf, turnedPhoto } from './posting-page';

test.use({ serviceWorkers: 'allow' });
let server: ViteDevServer;
let address = '';

test.beforeAll(async () => {
  server = await createServer({ server: { port: 0 }, logLevel: 'error', mode: 'development' });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server?.close();
});

/** The development server prepares each file when it is requested. */
const lastly = { timeout: 60_000 };
/** Fills in what a post needs, with a photo that is turned. */
async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Product name').fill(name, lastly);
  await page.getByLabel('Company name').fill('Bole Furniture');
  await page.getByRole('combobox', { name: 'Category' }).fill('homes');
  await page.getByRole('option', { name: 'Homes', exact: true }).tap();
  await pickPhoto(page, 'Main product image', turnedPhoto);
  await pickImages(page, ladder.additional);
}

const ownPost = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** Opens a page with the menu, as visitors do on a phone. */
async function openByMenu(page: Page, link: string, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('All categories').tap();
  await menu.getByRole('link', { name: link, exact: true }).tap();
  await page.waitForURL(address + path);
  await expect(menu).toBeHidden();
}

/** Expects the offer `times` times in its public lists. */
async function expectListed(page: Page, name: string, times: number): Promise<void> {
  for (const [link, path] of [
    ['Recents', 'recents'],
    ['Homes', 'homes'],
  ] as const) {
    await openByMenu(page, link, path);
    const listings = page.getByRole('main').getByRole('article');
    await expect(listings.first()).toBeVisible(lastly);
    await expect(listings.filter({ hasText: name })).toHaveCount(times);
  }
}

/** Collects errors during the story. */
function listen(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    // The mocks do not respond to a page that was left.
    const isOfProvider = message.location().url.includes(frontendApiHost);
    if (message.type() === 'error' && !isOfProvider) failures.push(message.text());
  });
  return failures;
}

test('a seller signs up on a phone and posts, and buyers see the offer once it is verified', async ({
  page,
}) => {
  const failures = listen(page);
  const name = `Three-seat sofa ${Date.now()}`;
  await page.goto(address);
  const fresh = page.getByRole('region', { name: 'Newest offers' });
  await expect(fresh.getByRole('article')).toHaveCount(8, lastly);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'My Profile' }).tap(lastly);
  await page.getByRole('dialog', { name: 'My Profile' }).getByRole('link', { name: 'Sign Up' }).tap(lastly);
  await page.getByLabel('Email').fill('selam@example.com', lastly);
  await page.getByLabel('Password').fill('a long secret');
  await page.getByRole('button', { name: 'Sign up' }).tap();
  await page.getByLabel('Code').fill(verificationCode, lastly);
  await page.getByRole('button', { name: 'Finish' }).tap();
  await expect(page.getByText(/Your account has been created/)).toBeVisible(lastly);

  await page.getByRole('link', { name: 'Add Post' }).filter({ visible: true }).tap();
  await fillForm(page, name);
  await submitButton(page).tap();
  await expect(successOf(page)).toBeVisible(lastly);
  await successOf(page).getByRole('link', { name: 'My posts' }).tap();
  const post = ownPost(page, name);
  await expect(post.getByText('Waiting for verification')).toBeVisible(lastly);
  // The photo is upright.
  const photo = post.locator('img').first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([240, 320]);
  await expectListed(page, name, 0);

  await openByMenu(page, 'My posts', 'myposts');
  // The mocked server stores what was posted.
  await page.reload();
  await expect(post.getByText('Waiting for verification')).toBeVisible(lastly);
  await page.locator('summary', { hasText: 'Demo' }).tap();
  await page.getByRole('button', { name: `Verify ${name}` }).tap();
  await page.locator('summary', { hasText: 'Demo' }).tap();
  await expect(post.getByText('Live', { exact: true })).toBeVisible();
  await expect(post.getByText('Waiting for verification')).toHaveCount(0);
  await expectListed(page, name, 1);
  expect(failures).toEqual([]);
});
