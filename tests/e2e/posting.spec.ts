import type { Locator, Page } from '@playwright/test';
import { categories } from '@/listings/categories/categories';
import { readMedia } from '#tests/drf/programs';
import { limitUploads } from '#tests/slow-server/limit-uploads';
import { parseRecordedForm } from '#tests/slow-server/parse-recorded-form';
import type { RecordedPost } from '#tests/slow-server/recorded-post';
import { hana } from '#tests/server/provider-session';
import { test as testDjango } from './django-build';
import {
  alertOf,
  changePhoto,
  clip,
  expectClean,
  expectLadder,
  expectUpright,
  fillSofa,
  ladder,
  ladderRow,
  signInByForm,
  smallPhoto,
  sofaTexts,
  submitButton,
  successOf,
  writeLadder,
} from './posting-page';
import { expect, test } from './sign-in-build';

async function sentForm(post: RecordedPost | undefined) {
  if (!post) throw new Error('Nothing was posted.');
  return parseRecordedForm(post);
}

test.describe('what is posted', () => {
  test("has the API's names, only what was filled, and clean photos in order", async ({
    page,
    server,
    provider,
  }) => {
    await provider.signIn(hana.email, server.origin);
    await page.goto('/form');
    await fillSofa(page);
    await changePhoto(page, 'image 1', 'Move later');
    await changePhoto(page, 'image 5', 'Move earlier');
    await submitButton(page).click();
    await expect(successOf(page)).toBeVisible();
    expect(server.posts).toHaveLength(1);
    const form = await sentForm(server.posts[0]);
    expect(form.texts.map(([name]) => name).toSorted()).toEqual(Object.keys(sofaTexts).toSorted());
    // A text area's lines end as forms end them.
    const received = Object.fromEntries(
      form.texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
    );
    expect(received).toEqual(sofaTexts);
    expect(form.files.map(({ name, fileName, type }) => [name, fileName, type])).toEqual([
      ['profile_photo', 'sofa.jpg', 'image/jpeg'],
      ['product_photo', 'sofa.jpg', 'image/jpeg'],
      ['product_video', 'sofa.mp4', 'video/mp4'],
      ['uploaded_images', 'two.jpg', 'image/jpeg'],
      ['uploaded_images', 'one.jpg', 'image/jpeg'],
      ['uploaded_images', 'three.webp', 'image/webp'],
      ['uploaded_images', 'five.jpg', 'image/jpeg'],
      ['uploaded_images', 'four.webp', 'image/webp'],
    ]);
    const [profile, main, video, two] = form.files;
    expect(video?.bytes.equals(clip.buffer)).toBe(true);
    expect(two?.bytes.equals(smallPhoto('two.jpg', 32).buffer)).toBe(true);
    for (const { bytes } of form.files.filter(({ name }) => name !== 'product_video'))
      await expectClean(bytes);
    for (const photo of [profile, main]) await expectUpright(page, photo?.bytes ?? Buffer.alloc(0));
  });
});

testDjango.describe('a Django server', () => {
  testDjango('keeps every field and file of a post', async ({ page, provider, origin }) => {
    await provider.signIn(hana.email, origin);
    await page.goto('/form');
    await fillSofa(page);
    await changePhoto(page, 'image 5', 'Move earlier');
    await submitButton(page).click();
    await expect(successOf(page)).toBeVisible();
    await page.goto('/myposts');
    const post = page.getByRole('article').filter({ hasText: sofaTexts.product_name });
    await expect(post.getByText('Waiting for verification')).toBeVisible();

    const response = await fetch(`${origin}/api/products/`);
    const rows: Record<string, unknown>[] = await response.json();
    const row = rows.find((each) => each['product_name'] === sofaTexts.product_name) ?? {};
    expect(row).toMatchObject({
      ...sofaTexts,
      price: '18500.00',
      description: expect.stringMatching(/^Oak, two years old\.\r?\nLike new\.$/),
      location: null,
      contact_tick: null,
      web_site: null,
    });
    const stored = async (address: unknown) => readMedia(origin, String(address));
    expect((await stored(row['product_video'])).equals(clip.buffer)).toBe(true);
    for (const name of ['profile_photo', 'product_photo']) {
      const bytes = await stored(row[name]);
      await expectClean(bytes);
      await expectUpright(page, bytes);
    }
    const received = Array.isArray(row['images']) ? row['images'].map(({ image }) => String(image)) : [];
    expect(received.map((address) => /(\w+?)(_\w{7})?\.\w+$/.exec(address)?.[1])).toEqual([
      'one',
      'two',
      'three',
      'five',
      'four',
    ]);
    for (const address of received) await expectClean(await stored(address));
  });
});

test.describe('the upload to the server', () => {
  const heavy = smallPhoto('heavy.jpg', 600_000);
  const bar = (page: Page) => page.getByRole('progressbar', { name: 'Uploading 6 files' });
  const percent = async (page: Page) => Number(await bar(page).getAttribute('value'));

  test('the upload shows progress, Cancel stops it, and it can be sent again', async ({
    page,
    server,
    provider,
  }) => {
    await provider.signIn(hana.email, server.origin);
    await writeLadder(page, heavy);
    await limitUploads(page, 250_000);
    await submitButton(page).click();
    const seen: number[] = [];
    const differentOnes = async () => {
      seen.push(await percent(page));
      return new Set(seen).size;
    };
    await expect.poll(differentOnes, { intervals: [50] }).toBeGreaterThan(4);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBeLessThan(100);
    await expect(page.getByText(/^\d+%$/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(alertOf(page, 'Not sent. Your post is saved on this device.')).toBeVisible();
    await limitUploads(page, 4_000_000);
    await expect.poll(() => server.posts[0]?.outcome).toBe('aborted');
    expect(server.posts[0]?.bytesReceived).toBeLessThan(heavy.buffer.length);
    await expectLadder(page);
    await submitButton(page).click();
    await expect(successOf(page)).toBeVisible();
    expect(server.posts.map(({ outcome }) => outcome)).toEqual(['aborted', 'ended']);
    const { texts: words, files } = await sentForm(server.posts[1]);
    expect(words).toContainEqual(['product_name', ladder.productName]);
    const wanted = [heavy, ...ladder.additional];
    expect(files.map(({ bytes }, index) => wanted[index]?.buffer.equals(bytes))).toEqual(
      wanted.map(() => true),
    );
  });

  test('a post waits for its signed-out seller and is sent once', async ({ page, server }) => {
    await writeLadder(page);
    const pressed = Date.now();
    await submitButton(page).click();
    await expect(alertOf(page, '⚠️ Account not created. Please sign up')).toBeVisible();
    await page.waitForURL('/login?*');
    expect(Date.now() - pressed).toBeGreaterThan(290);
    await expect(page.getByText('Your post is saved on this device.')).toBeVisible();
    expect(server.posts).toEqual([]);

    await signInByForm(page);
    await expect(successOf(page)).toBeVisible();
    server.settings.rows = [ladderRow()];
    const { texts: words } = await sentForm(server.posts[0]);
    expect(words).toContainEqual(['email', hana.email]);
    await expect(page).toHaveURL('/myposts');
    const post = page.getByRole('article').filter({ hasText: ladder.productName });
    await expect(post.getByText('Waiting for verification')).toBeVisible();
    await page.reload();
    await expect(post).toBeVisible();
    await page.goto('/');
    await page.goto('/myposts');
    // The name appears once somebody is signed in; then anything that waits would be sent.
    await expect(post).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toHaveCount(0);
    expect(server.posts).toHaveLength(1);
  });
});

test.describe('the category', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Category' });
  const options = (page: Page) => page.getByRole('listbox').getByRole('option');
  const heightOf = async (list: Locator) => Math.round((await list.boundingBox())?.height ?? 0);

  test('the category list shows five of 57, and more while scrolling', async ({ page }) => {
    await page.goto('/form');
    await field(page).click();
    await expect(options(page)).toHaveCount(5);
    const list = page.getByRole('listbox');
    const seen = new Set<number>();
    await expect(async () => {
      const height = await heightOf(list);
      expect(height).toBeGreaterThanOrEqual(140);
      expect(await heightOf(list.locator('..'))).toBeLessThanOrEqual(300);
      const before = await options(page).count();
      seen.add(before);
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      expect(before).toBe(categories.length);
    }).toPass({ intervals: [50] });
    expect(seen.size).toBeGreaterThan(5);
    expect(new Set(await options(page).allInnerTexts()).size).toBe(categories.length);
  });

  test('the keyboard reaches every category, and typing narrows them', async ({ page }) => {
    await page.goto('/form');
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveCount(5);
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      expect(await options(page).count()).toBe(categories.length);
    }).toPass({ intervals: [0] });
    await page.keyboard.press('End');

    await field(page).fill('furnit');
    await expect(options(page)).toHaveCount(1);
    expect(await heightOf(page.getByRole('listbox'))).toBeGreaterThanOrEqual(140);
    const chosen = await options(page).innerText();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(chosen);
    await field(page).fill('no such thing');
    await expect(options(page)).toHaveCount(0);
    await expect(
      page.getByText('No category fits. Try another word, or leave the field empty.'),
    ).toBeVisible();
    expect(await heightOf(page.getByRole('listbox'))).toBeGreaterThanOrEqual(140);
  });
});
