import type { Page } from '@playwright/test';

/** Delays files of the build until the returned function is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Delays the app, but not its first offers. */
export const holdApp = (page: Page) => holdFiles(page, '**/assets/{app,vendor}-*.js');
