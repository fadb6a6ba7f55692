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

function countLoads(page: Page) {
  const visit = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visit.loads += 1;
  });
  return visit;
}

test('a page whose code is gone after a deployment reloads with the new build', async ({ page }) => {
  const visit = countLoads(page);
  // Read in advance, because a page may look for the new version while its test ends.
  const document = await (await page.request.get('/')).text();
  const body = document.replace(/\/assets\/index-[^"]+\.js/, '/assets/index-another.js');
  expect(body).not.toBe(document);
  await page.route('/', (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body }),
  );
  // The server sends its page instead of the missing file.
  await page.route('**/assets/services-page-*.js', (route) =>
    visit.loads > 1
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Gulit</title>' }),
  );
  await page.goto('/homes');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(visit.loads).toBe(2);
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
  test(`the page says that it could not load if its script “${gone}” is ${what}`, async ({
    page,
    complaints,
  }) => {
    const visit = countLoads(page);
    const script = `**/assets/${gone}-*.js`;
    await page.route(script, answer);
    await page.goto('/services');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText("Gulit couldn't be loaded");
    expect(visit.loads).toBe(1);
    await failure.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => visit.loads).toBe(2);
    await expect(failure).toContainText("Gulit couldn't be loaded");
    await page.unroute(script);
    await failure.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    expect(visit.loads).toBe(3);
    // The browser logs that it cannot parse the script.
    if (answer === half)
      complaints.splice(0, Infinity, ...complaints.filter((text) => !text.startsWith('error: ')));
  });
}
