import type { Page } from '@playwright/test';

/**
 * Lets the page send no faster than this, as on a slow line. A server alone cannot: on one machine the system
 * takes some 4 MB from the browser at once, whether they are read or not, and all of that counts as sent.
 */
export async function limitUploads(page: Page, bytesPerSecond: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}
