import type { BrowserContext, Page } from '@playwright/test';

/** Waits until the app has replaced the first offers, of which only links can be used. */
async function appHasDrawn(page: Page): Promise<void> {
  await page.locator('#first-screen').waitFor({ state: 'detached' });
  // As the browser does for a page that draws them before its load event.
  const drawPhotos = () => {
    const photos = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
    const drawn = Promise.all(photos.map((photo) => photo.decode().catch(() => {})));
    // A photo may never come, as in the tests of lost ones.
    return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 3000))]);
  };
  // If the page is left meanwhile, nobody waits for them.
  await page.evaluate(drawPhotos).catch(() => {});
}

/**
 * Makes `goto` wait for the app, unless the test waits only for the address (`waitUntil: 'commit'`): the load event
 * comes with the first offers.
 */
function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await appHasDrawn(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await appHasDrawn(page);
    return response;
  };
}

/** The fixture `context` whose pages wait for the app. */
export async function patientContext(
  { context }: { context: BrowserContext },
  provide: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  context.on('page', waitForApp);
  await provide(context);
}
