import type { Page } from '@playwright/test';

/**
 * Limits the upload speed of the page. A server cannot do this: on one machine the system takes about 4 MB from the
 * browser at once, and counts them as sent.
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
