import type { BrowserContext, Page } from '@playwright/test';

/** Waits until the app has replaced the first offers, of which only the links work. */
async function appHasDrawn(page: Page): Promise<void> {
  await page.locator('#first-screen').waitFor({ state: 'detached' });
  // Waits for photos, as a browser does that draws them before the load event.
  const drawPhotos = () => {
    const photos = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
    const drawn = Promise.all(photos.map((photo) => photo.decode().catch(() => {})));
    // Some photos never load, for example in tests of lost pictures.
    return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 3000))]);
  };
  // If the page is left, nobody waits for the photos.
  await page.evaluate(drawPhotos).catch(() => {});
}

/**
 * Makes `goto` wait for the app, because the load event comes with the first offers. With `waitUntil: 'commit'` a test
 * waits only for the address.
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

/** A context whose pages wait for the app. */
export async function patientContext(
  { context }: { context: BrowserContext },
  provide: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  context.on('page', waitForApp);
  await provide(context);
}
