import type { BrowserContext, Locator, Page } from '@playwright/test';
import { hana } from '#tests/server/provider-session';
import { expect, test } from './gulit';
import { formOf, ladder, submitButton, successOf } from './posting-page';
import { test as testSignedIn } from './sign-in-build';

/** Counts the taps and keys of a person in all pages of a context. */
async function countEffort(context: BrowserContext) {
  const effort = { taps: 0, keys: 0 };
  await context.exposeFunction('noteEffort', (kind: keyof typeof effort) => {
    effort[kind] += 1;
  });
  await context.addInitScript(() => {
    const note = (kind: string) => (event: Event) => {
      const tell: unknown = Reflect.get(window, 'noteEffort');
      if (event.isTrusted && typeof tell === 'function') tell(kind);
    };
    addEventListener('pointerdown', note('taps'), true);
    addEventListener('keydown', note('keys'), true);
  });
  return effort;
}

type Effort = Awaited<ReturnType<typeof countEffort>>;

/** Expects that a journey takes no more taps and keys. Typed letters and Enter count as keys. */
function expectAtMost({ taps, keys }: Effort, mostTaps: number, mostKeys: number): void {
  expect(taps, 'taps').toBeLessThanOrEqual(mostTaps);
  expect(keys, 'keys').toBeLessThanOrEqual(mostKeys);
}

const listings = (page: Page) => page.getByRole('main').getByRole('article');
const searchField = (page: Page) =>
  page.getByRole('combobox', { name: 'Search Your Need' }).filter({ visible: true }).first();

/** Expects that the first offer begins at most `most` px below the top of the screen. */
async function expectFirstListingAbove(page: Page, most: number): Promise<void> {
  await expect(listings(page).first()).toBeVisible();
  const box = await listings(page).first().boundingBox();
  expect(box?.y ?? Infinity, 'top of the first offer').toBeLessThanOrEqual(most);
}

/** The price in Birr and the distance in km of an offer in a list. Less than 100 m is 0 km. */
async function readListing(listing: Locator): Promise<{ price: number; kilometres: number }> {
  const text = await listing.innerText();
  const price = /([\d,]+) Birr/.exec(text)?.[1]?.replaceAll(',', '');
  const distance = /(under 100 m|[\d.]+ km)/.exec(text)?.[1];
  return { price: Number(price), kilometres: distance?.startsWith('under') ? 0 : parseFloat(distance ?? '') };
}

/** Taps through to the seller's contacts, without starting a call. */
async function call(page: Page): Promise<void> {
  const ways = page.getByRole('main').getByRole('link', { name: /^(Call|Telegram)/ });
  const way = ways.filter({ visible: true }).first();
  await expect(way).toBeInViewport();
  await expect(way).toHaveAttribute('href', /^(tel:\+?\d+$|https:\/\/t\.me\/)/);
  await way.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await way.tap();
}

test('a buyer finds a fridge near Bole with one search, and the seller’s phone number', async ({
  page,
  context,
}) => {
  const effort = await countEffort(context);
  await page.goto('/');
  await expectFirstListingAbove(page, 200);
  await searchField(page).tap();
  await page.keyboard.type('fridge under 20000 near bole');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toBeVisible();
  await expectFirstListingAbove(page, 300);
  await listings(page).first().getByRole('link').first().tap();
  await call(page);
  expectAtMost(effort, 3, 31);
});

/** Chooses the place of a list. */
async function pickBole(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Near', exact: true }).tap();
  const places = page.getByRole('dialog', { name: 'Choose a location' });
  await places.getByRole('button', { name: 'Bole', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Near Bole' })).toBeFocused();
}

test('a buyer finds a fridge below 20,000 Birr near Bole, chosen in the list of places', async ({
  page,
  context,
}) => {
  const effort = await countEffort(context);
  await page.goto('/');
  await searchField(page).tap();
  await page.keyboard.type('fridge');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “fridge”' })).toBeVisible();
  await pickBole(page);
  await page.getByRole('button', { name: 'Up to 20,000 Birr' }).tap();
  await expect(page).toHaveURL(/\/search\?query=fridge&sort=nearest&max=20000$/);
  await expect(listings(page).first()).toContainText(/fridge|refrigerator/i);
  const seen = await Promise.all((await listings(page).all()).slice(0, 3).map(readListing));
  const distances = seen.map(({ kilometres }) => kilometres);
  expect(distances[0]).toBeLessThan(3);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  for (const { price } of seen) expect(price).toBeLessThanOrEqual(20_000);
  await listings(page).first().getByRole('link').first().tap();
  await call(page);
  expectAtMost(effort, 6, 7);
});

test('a buyer finds, saves and compares three apartments', async ({ page, context }) => {
  const effort = await countEffort(context);
  await page.goto('/');
  await searchField(page).tap();
  await page.keyboard.type('apartment');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “apartment”' })).toBeVisible();
  for (const count of [1, 2, 3]) {
    await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('button', { name: /^Save /, pressed: false })
      .first()
      .tap();
    await expect(page.getByRole('link', { name: `Saved offers, ${count}` })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Compare 3' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare offers' })).toBeFocused();
  expectAtMost(effort, 5, 10);
});

test('a buyer sends a request from the home page, which is marked as their own and shows matching offers', async ({
  page,
  context,
}) => {
  const effort = await countEffort(context);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your request' }).tap();
  await page.keyboard.type('Who has a fridge?');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByRole('link', { name: 'See it' }).tap();
  const own = page.getByRole('article').filter({ hasText: 'Your request' });
  await expect(own).toContainText('Who has a fridge?');
  await expect(own).toBeInViewport();
  await expect(own.getByRole('link', { name: /fridge|refrigerator/i }).first()).toBeVisible();
  expectAtMost(effort, 2, 18);
});

testSignedIn(
  'a signed-in seller posts an offer with six photos from the home page',
  async ({ page, context, provider, server }) => {
    await provider.signIn(hana.email, server.origin);
    const effort = await countEffort(context);
    await page.goto('/');
    await page.getByRole('link', { name: 'Add Post' }).filter({ visible: true }).tap();
    await expect(formOf(page)).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Photos', exact: true }).tap();
    await (await chooser).setFiles([ladder.main, ...ladder.additional]);
    await expect(page.getByRole('img', { name: /^Additional image/ })).toHaveCount(5);
    for (const [label, text] of [
      ['Product name', 'Ladder'],
      ['Company name', 'Bole Tools'],
    ] as const) {
      await page.getByLabel(label).tap();
      await page.keyboard.type(text);
    }
    await submitButton(page).tap();
    await expect(successOf(page)).toBeVisible();
    expect(server.posts).toHaveLength(1);
    expectAtMost(effort, 5, 16);
  },
);
