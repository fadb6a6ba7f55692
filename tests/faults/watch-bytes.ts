import type { Page } from '@playwright/test';

/** Counts the bytes of the answers to a call that have come to the page from now on. */
export async function watchBytes(page: Page, method: string, path: string): Promise<() => number> {
  const browser = await page.context().newCDPSession(page);
  const watched = new Set<string>();
  let bytes = 0;
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === method && new URL(request.url).pathname === path) watched.add(requestId);
  });
  browser.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (watched.has(requestId)) bytes += dataLength;
  });
  await browser.send('Network.enable');
  return () => bytes;
}
