import { expect, type Page } from '@playwright/test';

/** Waits until the worker and the offers are on the device. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && caches.has('gulit-catalogue');
    });
  await expect.poll(isKept).toBe(true);
}
