import { expect, test } from './gulit';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Visitor ${index + 1}`,
    message: `Request ${index + 1}: ${'who has one of these to sell? '.repeat(1 + (index % 4))}`,
    created_at: new Date(Date.now() - (count - index) * 60_000).toISOString(),
  }));

test('5,000 requests keep the document small and scroll to the last', async ({ page }) => {
  await page.route('**/api/cat', (route) => route.fulfill({ json: entries(5000) }));
  await page.goto('/notifications');
  const requests = page.getByRole('main').getByRole('article');
  await expect(requests).toHaveCount(8);
  const heading = await page.getByRole('heading', { name: 'What do you want to Buy/Sell?' }).boundingBox();
  expect(heading?.height, 'the heading of the form is there to be read').toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Show more...' }).click();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect
    .poll(async () => Number((await requests.first().getAttribute('aria-label'))?.match(/\d+/)?.[0]))
    .toBeLessThan(4000);
  expect(await requests.count()).toBeLessThan(60);
  const last = page.getByText(/^Request 1:/);
  // Its height is known only after it was measured.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await last.scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await requests.count()).toBeLessThan(60);
});

test('the conversation opens at its end above the box, and follows new messages', async ({ page }) => {
  const rows: object[] = entries(60);
  await page.route('**/api/cat', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: rows });
    const row = { id: 999, created_at: new Date().toISOString(), ...route.request().postDataJSON() };
    rows.push(row);
    return route.fulfill({ status: 201, json: row });
  });
  await page.goto('/chat');
  await expect(page.getByText(/^Request 60:/)).toBeInViewport({ ratio: 1 });
  const box = page.getByRole('textbox', { name: 'Your request' });
  await box.fill('A boat for Saturday');
  await box.press('Enter');
  const mine = page.getByRole('listitem').filter({ hasText: 'A boat for Saturday' });
  await expect(mine).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('✅ Message submitted!')).toBeVisible();
  await expect(mine).toHaveCount(1);
  const [message, aside] = [await mine.boundingBox(), await box.boundingBox()];
  expect((message?.y ?? 0) + (message?.height ?? 1000)).toBeLessThan(aside?.y ?? 0);
});

test('a banner stays while pointer or focus is on it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Submit' }).click();
  const banner = page.getByText('Please enter a message.');
  await banner.hover();
  await page.clock.runFor(20_000);
  await expect(banner).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(banner).toHaveCount(0);
});
