import type { Page } from '@playwright/test';
import { createGate } from '#tests/app/gate';

/** Delays files of the build until the returned function is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  const { opened: gate, open: release } = createGate();
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Delays the app, but not its first offers. */
export const holdApp = (page: Page) => holdFiles(page, '**/assets/{app,vendor}-*.js');
