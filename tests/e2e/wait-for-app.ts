import type { BrowserContext, Page } from '@playwright/test';

/**
 * Until the app has drawn over the first offers, which a page has before: those cannot be used but for their
 * links.
 */
async function appHasDrawn(page: Page): Promise<void> {
  await page.locator('#first-screen').waitFor({ state: 'detached' });
  // As the browser does for a page that draws them before it takes itself for loaded.
  const drawPhotos = () => {
    const photos = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
    const drawn = Promise.all(photos.map((photo) => photo.decode().catch(() => {})));
    // A photo may never come, as in the tests of lost ones.
    return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 3000))]);
  };
  // Where the page is left meanwhile, nobody waits for them.
  await page.evaluate(drawPhotos).catch(() => {});
}

/**
 * Lets a page that is opened be there only when the app has drawn, unless it is asked for as soon as its address is
 * (`waitUntil: 'commit'`): the browser takes it for loaded when it has the first offers.
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
