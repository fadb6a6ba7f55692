import type { Page, Route } from '@playwright/test';
import { test as base, expect } from './gulit';

const aboutMissingPart = /^console: .*(status of 404|module script|dynamically imported module)/s;

/** The browser always logs a missing file. Nothing else may be logged. */
const test = base.extend({
  complaints: async ({ complaints }, runTest) => {
    await runTest(complaints);
    const others = complaints.filter((text) => !aboutMissingPart.test(text));
    complaints.splice(0, complaints.length, ...others);
  },
});

interface Deployment {
  /** The file that only the old build has. */
  gone: string;
  /** What the server sends instead. */
  answer?: 'not found' | 'html';
  /** Whether the file is still missing after a reload. */
  forGood?: boolean;
}

/** Deploys another build when the page has opened, and counts how often the page is opened. */
async function deploy(page: Page, { gone, answer = 'not found', forGood = false }: Deployment) {
  const visit = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visit.loads += 1;
  });
  // Read in advance, because a page may look for the new version while its test ends.
  const document = await (await page.request.get('/')).text();
  const body = document.replace(/\/assets\/index-[^"]+\.js/, '/assets/index-another.js');
  expect(body).not.toBe(document);
  await page.route('/', (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body }),
  );
  await page.route(`**/assets/${gone}-*.js`, (route) => {
    if (visit.loads > 1 && !forGood) return route.continue();
    return answer === 'html'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Gulit</title>' })
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  });
  return visit;
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version is available' });
const openServices = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();

test('a page whose code is gone after a deployment reloads with the new build', async ({ page }) => {
  const visit = await deploy(page, { gone: 'services-page', answer: 'html' });
  await page.goto('/homes');
  await expect(page.getByRole('article').first()).toBeVisible();
  await openServices(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(visit.loads).toBe(2);
  await expect(notice(page)).toBeHidden();
});

test('the app asks before it reloads for a missing page if the request box contains text', async ({
  page,
}) => {
  const visit = await deploy(page, { gone: 'services-page' });
  await page.goto('/homes');
  const box = page.getByRole('textbox', { name: 'Your request' });
  await box.fill('A sofa for two');
  await openServices(page);
  await expect(notice(page)).toBeVisible();
  await expect(box).toHaveValue('A sofa for two');
  expect(visit.loads).toBe(1);
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(1);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
});

test('code that is still missing after a reload is reported once', async ({ page }) => {
  const visit = await deploy(page, { gone: 'late', forGood: true });
  // An idle page preloads the missing file, and may reload itself before the first tap.
  await page.goto('/homes', { waitUntil: 'commit' });
  for (const loads of [1, 2]) {
    await expect.poll(() => visit.loads).toBe(loads);
    await page.getByRole('button', { name: 'Menu' }).click();
  }
  await expect(notice(page)).toBeVisible();
  expect(visit.loads).toBe(2);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
});

/** What a server sends that silently cuts a script in half. */
const half = async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  return route.fulfill({ response, body: text.slice(0, text.length / 2) });
};
const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

for (const [gone, what, answer] of [
  ['index', 'gone', missing],
  ['vendor', 'cut short', half],
] as const) {
  test(`a page whose first script is ${what} says that it could not load (${gone})`, async ({
    page,
    complaints,
  }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const script = `**/assets/${gone}-*.js`;
    await page.route(script, answer);
    await page.goto('/services');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText("Gulit couldn't be loaded");
    expect(loads).toBe(1);
    await failure.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => loads).toBe(2);
    await expect(failure).toContainText("Gulit couldn't be loaded");
    await page.unroute(script);
    await failure.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    expect(loads).toBe(3);
    // The browser logs that it cannot parse the script.
    if (answer === half)
      complaints.splice(0, Infinity, ...complaints.filter((text) => !text.startsWith('error: ')));
  });
}
