import type { Page } from '@playwright/test';
import { buildRow } from '#tests/data/build-row';
import { hana } from '#tests/server/provider-session';
import {
  clip,
  expectKept,
  formOf,
  ladder,
  photosInput,
  pickImages,
  pickPhoto,
  smallPhoto,
  submitButton,
  successOf,
  writeLadder,
  type PickedFile,
} from './posting-page';
import { expect, test } from './sign-in-build';
import { violationsOf } from './violations';

/** Expects no findings of axe (in the dark theme, only those about colours are checked), and no sideways scrolling. */
async function expectNoViolation(page: Page, state: string): Promise<void> {
  // While the bar moves, its contrast cannot be measured.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('header').first()).toBeInViewport({ ratio: 1 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The bar is checked on every page, and may be moving here.
    const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined;
    const found = await violationsOf(page, { exclude: 'header.sticky', rules });
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
  await expectNothingCut(page);
}

const expectNothingCut = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

test('the form has no accessibility violation when it is empty, filled, or shows errors @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/form');
  await expect(formOf(page)).toBeVisible();
  await expectNoViolation(page, 'empty');

  await page.getByRole('textbox', { name: 'Product name' }).fill('My phone');
  await page.getByRole('button', { name: 'Paste from Telegram' }).click();
  await page
    .getByRole('textbox', { name: 'Text of your advert' })
    .fill('Nokia 3310\nPrice: 1,200 birr\n0911 234567');
  await expect(page.getByRole('checkbox', { name: /Replaces “My phone”/ })).toBeVisible();
  await expectNoViolation(page, 'with an advert that was pasted');
  await page.getByRole('button', { name: 'Fill in the ticked fields' }).click();
  await expect(page.getByText(/^Filled in: Price, Description, Phone\./)).toBeVisible();
  await expectNoViolation(page, 'filled from an advert');
  for (const name of ['Product name', 'Price', 'Description', 'Phone'])
    await page.getByRole('textbox', { name }).fill('');

  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(5);
  await expectNoViolation(page, 'choosing a category');
  await page.getByRole('combobox', { name: 'Category' }).fill('zzzz');
  await expect(page.getByText('No category fits. Try another word, or leave the field empty.')).toBeVisible();
  await expectNoViolation(page, 'no such category');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner')).toBeVisible();

  await page.getByLabel('Price').fill('a lot');
  for (const label of ['Telegram link', 'TikTok link', 'Website', 'Phone'])
    await page.getByLabel(label).fill('?');
  await page.getByLabel('Video', { exact: true }).setInputFiles('tests/files/clip-31s.mp4');
  await expect(page.getByText('Video must be 30 seconds or less.')).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByText('❌ You must upload between 5 and 10 additional images.')).toBeVisible();
  await expect(photosInput(page)).toBeFocused();
  await expectNoViolation(page, 'all errors');

  await pickPhoto(page, 'Profile photo', smallPhoto('shop.jpg', 5));
  await pickPhoto(page, 'Main product image', ladder.main);
  await pickImages(page, ladder.additional);
  await page.getByLabel('Video', { exact: true }).setInputFiles(clip);
  await expect(page.getByText('sofa.mp4 · 2 s')).toBeVisible();
  await expectNoViolation(page, 'photos and a video');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview of your offer' });
  await expect(preview.getByRole('button', { name: 'Zoom photo 1 of 6' })).toBeVisible();
  await expectNoViolation(page, 'the preview');

  await page.goto('/form');
  await expect(page.getByRole('button', { name: 'Resume draft' })).toBeVisible();
  await expectNoViolation(page, 'a draft');
});

test('My posts has no accessibility violation when its owner is signed out or in @phone', async ({
  page,
  server,
  provider,
}) => {
  await page.goto('/form');
  await page.getByLabel('Product name').fill(ladder.productName);
  await expectKept(page, ladder.productName, 0);
  await page.goto('/myposts');
  await expect(page.getByText('Please sign in to see your posts.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeVisible();
  await expectNoViolation(page, 'signed out');

  server.settings.rows = [true, false].map((verified) =>
    buildRow({ verified, email: hana.email, product_photo: null }),
  );
  await provider.signIn(hana.email, server.origin);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectNoViolation(page, 'with posts');
});

test('the error of the field that *Submit* focuses stands above the bar', async ({ page }) => {
  await writeLadder(page);
  await page.getByLabel('Telegram link').fill('bad link here');
  await submitButton(page).click();
  await expect(page.getByLabel('Telegram link')).toBeFocused();
  const error = await page.getByText(/^Enter a name or a link/).boundingBox();
  const bar = await page.getByRole('group', { name: 'Submit' }).boundingBox();
  expect((error?.y ?? Infinity) + (error?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

/** The focused element: its name, whether the name is visible, what covers the element, and its position. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) throw new Error('Nothing has the focus.');
    const labels = (focused.getAttribute('aria-labelledby') ?? '').split(' ');
    const labelledBy = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const own = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    const label = own || focused instanceof HTMLSelectElement ? focused.labels?.[0]?.textContent : '';
    const words = [focused.getAttribute('aria-label'), labelledBy, label, focused.textContent];
    const name = words.find((text) => text?.trim())?.trim() ?? '';

    // A file input is as large as the button around it, which shows the focus.
    const shown = focused.closest('label') ?? focused;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;

    const box = shown.getBoundingClientRect();
    const bars = [...document.querySelectorAll('[role=group][aria-label=Submit], aside form')];
    const isCovered = bars
      .filter((bar) => !bar.contains(focused))
      .map((bar) => bar.getBoundingClientRect())
      .some(({ top, bottom, left, right }) => {
        const isBeside = box.left >= right || box.right <= left;
        return !isBeside && box.top < bottom && box.bottom > top;
      });
    const isOutside =
      box.top < 0 || box.bottom > window.innerHeight || box.left < 0 || box.right > window.innerWidth;
    // The controls of a photo have the position of the photo.
    const place = (focused.closest('li') ?? shown).getBoundingClientRect();
    const isBar = Boolean(focused.closest('[role=group][aria-label=Submit]'));
    return { name, isSeen, isCovered, isOutside, isBar, top: place.top + window.scrollY, left: place.left };
  });

/** Presses a key until the element with this name has the focus. Expects every stop on the way to be visible. */
async function goTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const stops: Awaited<ReturnType<typeof focusNow>>[] = [];
  while (stops.length < 60) {
    await page.keyboard.press(key);
    const stop = await focusNow(page);
    stops.push(stop);
    expect.soft(stop, stop.name).toMatchObject({ isSeen: true, isCovered: false, isOutside: false });
    if (stop.name === name) return stops;
  }
  throw new Error(`Never came to ${name}: ${stops.map((stop) => stop.name).join(' | ')}`);
}

// prettier-ignore
const everyStop = [
  'Paste from Telegram', 'Photos', 'Video', 'Profile photo',
  'Product name', 'Company name', 'Category', 'Discount', 'Price', 'Condition', 'Description', 'Location', 'Use my location',
  'Phone', 'Telegram link', 'TikTok link', 'Website', 'Add a phone', 'Preview', 'Submit',
];

/** Expects that Tab and Shift+Tab reach every control in the order of the page, and that each is visible. */
async function expectInOrder(page: Page): Promise<void> {
  await page.goto('/form');
  await expect(formOf(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  const stops = await goTo(page, 'Submit');
  expect(stops.map(({ name }) => name)).toEqual(everyStop);
  // The bar at the end of the page is always visible.
  const fields = stops.filter(({ isBar }) => !isBar);
  const inOrder = fields.toSorted((one, other) =>
    Math.abs(one.top - other.top) > 20 ? one.top - other.top : one.left - other.left,
  );
  expect(fields.map(({ name }) => name)).toEqual(inOrder.map(({ name }) => name));
  const back = await goTo(page, 'Paste from Telegram', 'Shift+Tab');
  expect(back.map(({ name }) => name).toReversed()).toEqual(everyStop.slice(0, -1));
}

test('Tab and Shift+Tab reach every control in page order and show it, even at 320 px (400 % zoom) @desktop', async ({
  page,
}) => {
  await expectInOrder(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectInOrder(page);
  await expectNothingCut(page);
});

test('the whole form is filled and submitted with the keyboard alone @desktop', async ({
  page,
  context,
  server,
  provider,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 9.0123456, longitude: 38.7654321 });
  await provider.signIn(hana.email, server.origin);
  await page.goto('/form');
  await expect(formOf(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  const type = async (name: string, text: string) => {
    await goTo(page, name);
    await page.keyboard.type(text);
  };
  const pick = async (name: string, ...files: PickedFile[]) => {
    await goTo(page, name);
    await page.locator(':focus').setInputFiles(files);
  };
  await pick('Photos', ladder.main, ...ladder.additional);
  await expect(page.getByRole('img', { name: 'Main product image' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Additional image/ })).toHaveCount(5);
  // Back to the last image. The focus moves with an image, and to the next one when an image is removed.
  const optionsOf = (name: string) => page.getByRole('button', { name: `Options for ${name}` });
  await goTo(page, 'Options for image 5', 'Shift+Tab');
  const choose = async (action: string) => {
    await page.keyboard.press('Enter');
    await goTo(page, action);
    await page.keyboard.press('Enter');
  };
  await choose('Move earlier image 5');
  await expect(optionsOf('image 4')).toBeFocused();
  await choose('Move later image 4');
  await expect(optionsOf('image 5')).toBeFocused();
  await choose('Remove image 5');
  await expect(optionsOf('image 4')).toBeFocused();
  await pick('Photos', smallPhoto('last.jpg', 99));
  await pick('Video', clip);
  await expect(page.getByText('sofa.mp4 · 2 s')).toBeVisible();
  await pick('Profile photo', smallPhoto('shop.jpg', 5));
  await expect(page.getByRole('img', { name: 'Profile photo' })).toBeVisible();
  await type('Product name', ladder.productName);
  await type('Company name', ladder.companyName);
  await type('Category', 'home');
  await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await type('Discount', '10');
  await type('Price', '1500');
  await type('Condition', 'Used');
  await type('Description', 'Aluminium.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two parts.');
  await type('Location', 'Bole');
  await goTo(page, 'Use my location');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Latitude')).toHaveValue('9.012346');
  await type('Phone', '0911 234567');
  await type('Telegram link', 't.me/boletools');
  await type('TikTok link', 'tiktok.com/@boletools');
  await type('Website', 'boletools.et');
  await goTo(page, 'Submit');
  await page.keyboard.press('Enter');
  await expect(successOf(page)).toBeVisible();
  expect(server.posts).toHaveLength(1);
  await expect(page.getByRole('main')).toBeFocused();
});
