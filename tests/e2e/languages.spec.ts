import { readFileSync } from 'node:fs';
import { languages } from '@/language/languages';
import { expect, test } from './gulit';
import { holdApp, holdFiles } from './hold-app';
import { openInApp } from './in-app';
import { edges } from './layout';

const textsOf = (code: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/language/catalogues/${code}.json`, 'utf8'));

/** Returns a translation, which must exist: an empty name would match anything. */
function wordsOf(code: string, text: string): string {
  const words = textsOf(code)[text];
  if (!words) throw new Error(`${code}.json does not say "${text}".`);
  return words;
}

test('the first offers appear in the stored language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', '"am"'));
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const offers = page.getByRole('heading', { name: wordsOf('am', 'Newest offers') });
  await expect(offers.first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'am');
  release();
  await expect(page.locator('#first-screen')).toHaveCount(0);
  await expect(offers.first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Newest offers');
});

test('each bar is one line on a narrow phone in every language', async ({ page }) => {
  const heightOfBar = async () => {
    const { top, bottom } = await edges(page.getByRole('banner'));
    return bottom - top;
  };
  await page.goto('/');
  for (const code of Object.keys(languages)) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate((kept) => localStorage.setItem('language', JSON.stringify(kept)), code);
    await page.goto('/');
    const words = code === 'en' ? {} : textsOf(code);
    const named = (text: string) => ({ name: words[text] || text, exact: true });
    const saved = page.getByRole('banner').getByRole('link', named('Saved offers'));
    await expect(saved).toBeVisible();
    const post = await edges(page.getByRole('link', named('Add Post')));
    const request = await edges(page.getByRole('textbox', named('Your request')));
    expect.soft(await heightOfBar(), `${code}: the bar of the home page`).toBeLessThanOrEqual(57);
    expect.soft(post.right, `${code}: Add Post leaves room for a request`).toBeLessThan(request.left);
    // Unlike the home page, other pages have the search button.
    await openInApp(page, '/services');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await heightOfBar(), `${code}: the bar of a page at ${width} px`).toBeLessThanOrEqual(57);
    }
  }
});

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('shows a line that offers German and moves nothing, and keeps German after a tap', async ({
    page,
  }) => {
    const release = await holdFiles(page, '**/assets/late-*.js');
    await page.goto('/');
    const offers = page.getByRole('main').getByRole('article');
    await expect(offers.first()).toBeVisible();
    const before = await offers.first().boundingBox();
    release();
    const line = page.getByRole('complementary', { name: 'Gulit auf Deutsch' });
    await expect(line).toBeInViewport();
    expect(await offers.first().boundingBox()).toEqual(before);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await line.getByRole('button', { name: 'Gulit auf Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(line).toHaveCount(0);
    await page.reload();
    const heading = page.getByRole('heading', { name: wordsOf('de', 'Newest offers') });
    await expect(heading.first()).toBeVisible();
  });
});

test('the document has the chosen language from the second visit on', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('language', '"de"'));
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language-words'))).not.toBeNull();
  const script = '**/assets/index-*.js';
  await page.route(script, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText(wordsOf('de', "Gulit couldn't be loaded"));
  await expect(page.getByRole('button', { name: wordsOf('de', 'Reload') })).toBeVisible();
  await expect(page.getByLabel(wordsOf('de', 'Search Your Need'))).toHaveCount(1);
  complaints.length = 0;
});
