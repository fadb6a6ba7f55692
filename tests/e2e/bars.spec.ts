import type { Locator } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { openInApp } from './in-app';
import { barHeights, edges, expectNoContactCovered, isPhone, rows, screens } from './layout';
import { pageAtRest } from './settle';

test('each edge of the screen has one bar at a time', async ({ page }) => {
  await serveCatalogue(page, rows);
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
  for (const address of screens) {
    await openInApp(page, address);
    await pageAtRest(page);
    const { above, below } = await barHeights(page);
    expect.soft(above, address).toBeLessThanOrEqual(57);
    expect.soft(below, address).toBeLessThanOrEqual(64);
    expect.soft(below, address).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone the request box is in one line with a page’s own bar @phone', async ({ page }) => {
  await serveCatalogue(page, rows);
  const pill = page.getByRole('textbox', { name: 'Your request' });
  const expectOneLine = async (button: Locator) => {
    const [left, right] = [await edges(button), await edges(pill)];
    expect(left.right).toBeLessThanOrEqual(right.left);
    expect(Math.abs(left.top - right.top)).toBeLessThanOrEqual(1);
    expect(Math.abs(left.bottom - right.bottom)).toBeLessThanOrEqual(1);
  };
  await page.goto('/nearby-detail?id=3');
  await expectOneLine(page.getByRole('main').getByRole('link', { name: 'Telegram' }));
  await page.goto('/form');
  await expectOneLine(page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByRole('group', { name: 'Submit' })).toContainText('0 of 6 photos');
  await page.goto('/homes');
  const addPost = page.getByRole('link', { name: 'Add Post' });
  await expectOneLine(addPost);
  await addPost.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promote Your Product' })).toBeVisible();
});

test('an announcement is above the bars and covers no contact link', async ({ page, context, viewport }) => {
  await context.grantPermissions(['clipboard-write']);
  await serveCatalogue(page, rows);
  await page.goto('/nearby-detail?id=3');
  await expect(page.getByRole('link', { name: 'Call' }).first()).toBeVisible();
  const acts: [button: string, toast: string][] = [
    ['Save', 'Saved on this device.'],
    ['Like', 'Please sign in to like this post.'],
    ['Share', 'Please sign in to share.'],
    ...(isPhone(viewport) ? [] : [['Copy', 'Number copied.'] satisfies [string, string]]),
  ];
  for (const [button, text] of acts) {
    await page
      .getByRole('button', { name: new RegExp(`^${button} `) })
      .first()
      .click();
    await expectNoContactCovered(page, page.getByText(text));
    // The shorter text, its link and its button fit in one row of 44 px.
    const toast = page.getByRole('alert').filter({ hasText: 'Please sign in to share.' });
    if (button === 'Share') expect((await toast.boundingBox())?.height).toBeLessThan(80);
  }
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/seller?company=Sheger%20Cycles');
  await page.getByRole('button', { name: 'Share this shop' }).click();
  await expectNoContactCovered(page, page.getByText('Link copied.'));
});

test('at 1024 px no link of the bar overlaps the search @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const bar = page.getByRole('banner');
  const [post, search] = [
    await edges(bar.getByRole('link', { name: 'Add Post' })),
    await edges(bar.getByRole('search')),
  ];
  expect(post.right).toBeLessThanOrEqual(search.left);
  expect((await edges(bar)).bottom).toBe(57);
});

test('the menu of a phone is at most two screens tall @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Payments')).toBeVisible();
  expect(await menu.evaluate((dialog) => dialog.scrollHeight)).toBeLessThanOrEqual(1480);
  await expect(menu.getByRole('link', { name: 'Wallet' })).toBeHidden();
  await menu.getByText('Payments').click();
  await expect(menu.getByRole('link', { name: 'Wallet' })).toBeVisible();
});

test("a tap on a shop's contact bar never hits a row below it @phone", async ({ page }) => {
  await serveCatalogue(
    page,
    rows.map((row) => ({ ...row, company_name: 'One shop' })),
  );
  await page.goto('/seller?company=One%20shop');
  const ways = page.getByRole('list', { name: 'Contact the seller' });
  await expect(page.getByRole('main').getByRole('article').nth(6)).toBeAttached();
  const covering = await ways.evaluate((list) => {
    const found = new Set<string>();
    for (let top = 0; top < 300; top += 8) {
      scrollTo({ top, behavior: 'instant' });
      for (const link of list.querySelectorAll('a')) {
        const { x, y, width, height } = link.getBoundingClientRect();
        for (const part of [0.1, 0.5, 0.9]) {
          const hit = document.elementFromPoint(x + width * part, y + height / 2);
          if (hit && !link.contains(hit)) found.add(hit.outerHTML.slice(0, 120));
        }
      }
    }
    return [...found];
  });
  expect(covering).toEqual([]);
});
