import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

let server: ViteDevServer;
let address = '';

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's names
test.beforeAll(async ({}, { project }) => {
  test.skip(project.name !== 'desktop', 'the server is the same for every size');
  server = await createServer({ server: { port: 0 }, logLevel: 'error', mode: 'development' });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server?.close();
});

test('a fresh clone in development shows real offers and keeps what is posted over a reload', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(address)) failures.push(request.url());
  });

  await page.goto(address);
  const fresh = page.getByRole('region', { name: 'Fresh offers' });
  await expect(fresh.getByRole('article')).toHaveCount(8, { timeout: 20_000 });
  const picture = fresh.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Help Center' })).toBeVisible();
  await page.waitForTimeout(300);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  const request = `A ladder of three metres, ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Your request' }).fill(request);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('✅ Message submitted!')).toBeVisible();
  await page.reload();
  await expect(fresh.getByRole('article')).toHaveCount(8);
  const entries = await page.evaluate(async () => (await fetch('/api/cat')).text());
  expect(entries).toContain(request);
  expect(failures).toEqual([]);
});
