import type { Locator, Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';

const isPhone = (viewport: { width: number } | null) => (viewport?.width ?? 0) < 1024;

/** In px from the top left of the screen. */
async function edges(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

const rows = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  product_name: `Mountain bicycle number ${index + 1} with twenty-one gears and a basket`,
  company_name: 'Sheger Cycles',
  category: 'homes',
  discount: index % 2 === 0 ? 'waiting' : '10',
  location: 'Bole, Addis Ababa',
  price: '1250000.00',
  product_photo: '/art/homes.webp',
  contact_phone: '0911 234567',
  contact_telegram: 'https://t.me/sheger',
  date_posted: new Date(Date.now() - index * 60_000).toISOString(),
  verified: true,
}));

const offersOf = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('article');

test('the home page begins with its offers', async ({ page, viewport }) => {
  await serveCatalogue(page, rows);
  await page.goto('/');
  const offers = offersOf(page, 'Fresh offers');
  await expect(offers).toHaveCount(8);
  const shown = await Promise.all((await offers.all()).map(edges));
  const tops = shown.map(({ top }) => top);
  if (!isPhone(viewport)) {
    expect(tops[0]).toBeLessThanOrEqual(260);
    expect(tops.slice(0, 4).every((top) => top === tops[0])).toBe(true);
    return;
  }
  await expect(page.getByRole('combobox', { name: 'Search Your Need' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Discounts' }).getByRole('link')).toHaveCount(4);
  expect((await edges(offers.first().locator('img'))).bottom).toBeLessThanOrEqual(300);
  expect((await edges(offers.first().getByText('1,250,000 Birr'))).bottom).toBeLessThanOrEqual(300);
  const floor = await edges(page.getByRole('textbox', { name: 'Your request' }));
  expect(shown.filter(({ bottom }) => bottom <= floor.top).length).toBeGreaterThanOrEqual(2);
});

test('the home page repeats no offer among its daily discounts', async ({ page }) => {
  await serveCatalogue(page, rows);
  await page.goto('/');
  await expect(offersOf(page, 'Daily Discounts')).toHaveCount(4);
  const fresh = await offersOf(page, 'Fresh offers').getByRole('heading').allTextContents();
  const daily = await offersOf(page, 'Daily Discounts').getByRole('heading').allTextContents();
  expect(daily.filter((name) => fresh.includes(name))).toEqual([]);
});

test('place and price lead from the home page into the offers', async ({ page, viewport }) => {
  test.skip(isPhone(viewport), 'a phone has them in the lists');
  await page.goto('/');
  await page.getByRole('button', { name: 'Near', exact: true }).click();
  await page.getByRole('combobox', { name: 'Pick a place by hand' }).selectOption('Bole');
  await page.getByRole('link', { name: 'Within 5 km' }).click();
  await expect(page).toHaveURL(/\/search\?sort=nearest&within=5$/);
  await expect(page.getByText(/· (under 100 m|[0-4]\.\d km)$/).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Near: Bole' })).toBeVisible();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Up to 1,000 Birr' })).toBeHidden();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.getByRole('link', { name: 'Up to 1,000 Birr' }).click();
  await expect(page).toHaveURL(/\/search\?max=1000$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** What stands at the edges of the screen whatever is scrolled, by where it stands. */
const fixedParts = (page: Page) =>
  page.evaluate(() => {
    const heights = { above: 0, below: 0 };
    for (const element of document.querySelectorAll('*')) {
      const { position } = getComputedStyle(element);
      const { top, bottom, height, width } = element.getBoundingClientRect();
      if (!/fixed|sticky/.test(position) || height === 0 || width < 40) continue;
      if (top <= 0 && bottom > 0) heights.above = Math.max(heights.above, bottom);
      else if (bottom >= innerHeight - 16 && top < innerHeight)
        heights.below = Math.max(heights.below, innerHeight - top);
    }
    return heights;
  });

const screens = ['/', '/homes', '/nearby-detail?id=3', '/form', '/notifications', '/aboutus'];

test('one bar at a time stands at the edges of the screen', async ({ page }) => {
  await serveCatalogue(page, rows);
  for (const address of screens) {
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { above, below } = await fixedParts(page);
    expect.soft(above, address).toBeLessThanOrEqual(57);
    expect.soft(below, address).toBeLessThanOrEqual(64);
    expect.soft(below, address).toBeGreaterThanOrEqual(44);
  }
});

test('at 200 % no bar stays at the edges of the screen', async ({ page, viewport }) => {
  await serveCatalogue(page, rows);
  await page.setViewportSize({
    width: Math.round((viewport?.width ?? 0) / 2),
    height: Math.round((viewport?.height ?? 0) / 2),
  });
  for (const address of screens) {
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 300));
    expect.soft(await fixedParts(page), address).toEqual({ above: 0, below: 0 });
  }
});

test('the request box rests as a pill and opens on focus, text and tap', async ({ page, viewport }) => {
  await serveCatalogue(page, rows);
  await page.goto('/services');
  const box = page.getByRole('complementary', { name: 'Ask for what you need' });
  const input = box.getByRole('textbox', { name: 'Your request' });
  const heightOf = async () => {
    const { top, bottom } = await edges(box);
    return bottom - top;
  };
  await expect(input).toBeVisible();
  expect(await heightOf()).toBe(44);
  await input.click();
  await expect(box.getByText('Ask the market')).toBeVisible();
  await input.fill('A ladder');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(box.getByText('Ask the market')).toBeHidden();
  expect(await heightOf()).toBe(44);
  await expect(input).toHaveValue('A ladder');
  await input.focus();
  await expect(box.getByRole('button', { name: 'Send' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await heightOf()).toBe(44);
  await page.reload();
  await expect(box.getByRole('button', { name: 'Send' })).toBeVisible();
  await box.getByRole('button', { name: 'Close the request box' }).click();
  expect(await heightOf()).toBe(44);
  if (!isPhone(viewport)) expect((await edges(box)).left).toBeGreaterThan(720);
});

test('on a phone the request box shares the line of a page’s own bar', async ({ page, viewport }) => {
  test.skip(!isPhone(viewport), 'a desktop has room for both');
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

test('a toast stands above the bars and covers no way to the seller', async ({ page }) => {
  await serveCatalogue(page, rows);
  await page.goto('/nearby-detail?id=3');
  const call = page.getByRole('link', { name: 'Call' }).first();
  await expect(call).toBeVisible();
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  const toast = page.getByText('Please sign in to share.');
  await expect(toast).toBeVisible();
  const [notice, contact] = [await edges(toast), await edges(call)];
  expect(notice.bottom <= contact.top || notice.top >= contact.bottom).toBe(true);
});

/** Whether what has the focus lies under something else, with its name. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // The link of a card is as large as the card.
    const isCard = focused.matches('a') && getComputedStyle(focused, '::after').position === 'absolute';
    const element = (isCard && focused.closest('article')) || focused;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return null;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName;
    const [x, y] = [left + width / 2, top + height / 2];
    const isOutside = y < 0 || y > innerHeight || top + height > innerHeight + 1;
    const shown = [y, top + 2, top + height - 2].map((each) => document.elementFromPoint(x, each));
    const isBar = (other: Element | null) => {
      for (let one = other; one && one !== document.body; one = one.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(one).position) && !one.contains(element)) return true;
      return false;
    };
    return isOutside || shown.some(isBar)
      ? `${name.slice(0, 60)} at ${Math.round(top)} to ${Math.round(top + height)}`
      : null;
  });

for (const address of ['/', '/homes', '/nearby-detail?id=3', '/form'])
  test(`nothing focused is covered on ${address}, either way`, async ({ page }) => {
    await serveCatalogue(page, rows);
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        // Two frames: the bar comes back, and what is focused scrolls away from under it.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        let found = await coveredFocus(page);
        // The bar takes a moment to come back.
        if (found) await page.waitForTimeout(300).then(async () => (found = await coveredFocus(page)));
        if (found) covered.push(`${key} ${presses}: ${found}`);
      }
    expect(covered).toEqual([]);
  });

test('the first row of a list begins within 250 px on a phone', async ({ page, viewport }) => {
  test.skip(!isPhone(viewport), 'a desktop has room');
  const lists: [string, object][] = [
    ['/homes', { category: 'homes' }],
    ['/electronic-materials', { category: 'electronics' }],
    ['/travels', { category: 'travels' }],
    ['/weekly%20discounts', { discount: '10' }],
    ['/search?query=bicycle', {}],
    ['/search', {}],
    ['/recents', {}],
    ['/Music_And_Instruments', { category: 'music' }],
    ['/Video_And_Photography', { category: 'photography' }],
  ];
  let served = rows;
  await page.route('**/api/products/', (route) => route.fulfill({ json: served }));
  for (const [address, fields] of lists) {
    served = rows.map((row) => ({ ...row, ...fields }));
    await page.goto(address);
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toBeVisible();
    expect.soft((await edges(first)).top, address).toBeLessThanOrEqual(250);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});

test('on a phone a sheet filters a list, and chips take the filters away', async ({ page, viewport }) => {
  test.skip(!isPhone(viewport), 'a desktop has the filters in a row');
  await serveCatalogue(
    page,
    rows.map((row, index) => ({
      ...row,
      price: String(1000 * (index + 1)),
      condition: index ? 'new' : 'used',
    })),
  );
  await page.goto('/homes');
  await expect(page.getByText('20 offers')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('spinbutton', { name: 'Price to (Birr)' }).fill('6000');
  await sheet.getByRole('spinbutton', { name: 'Price to (Birr)' }).press('Enter');
  await expect(sheet.getByRole('button', { name: 'Show 6 offers' })).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Condition' }).selectOption('Used');
  await sheet.getByRole('button', { name: 'Show 1 offer', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  const chips = page.getByRole('list', { name: 'Filters that are set' });
  await expect(chips.getByRole('button')).toHaveText(['Up to 6,000 Birr', 'Used']);
  await chips.getByRole('button', { name: 'Remove the filter Used' }).click();
  await expect(page.getByText('6 offers')).toBeVisible();
  await expect(page).toHaveURL(/\/homes\?max=6000$/);
  await chips.getByRole('button', { name: 'Remove the filter Up to 6,000 Birr' }).click();
  await expect(page.getByText('20 offers')).toBeVisible();
});

for (const size of ['130%', '150%', '200%'])
  test(`text of ${size} grows no page sideways`, async ({ page }) => {
    await serveCatalogue(page, rows);
    for (const address of screens) {
      await page.goto(address);
      await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, address).toBeLessThanOrEqual(0);
    }
  });

test('at 1024 px nothing of the bar lies over the search', async ({ page }) => {
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

test('the menu of a phone is at most two screens tall', async ({ page, viewport }) => {
  test.skip(!isPhone(viewport), 'a desktop has room');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Payments')).toBeVisible();
  expect(await menu.evaluate((dialog) => dialog.scrollHeight)).toBeLessThanOrEqual(1480);
  await expect(menu.getByRole('link', { name: 'Wallet' })).toBeHidden();
  await menu.getByText('Payments').click();
  await expect(menu.getByRole('link', { name: 'Wallet' })).toBeVisible();
});
