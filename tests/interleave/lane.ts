import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { blankPath, type FaultyServer } from './faulty-server';
import { hurry } from './hurry';

/** A browser context with one tab, used by one run after the other: a new one costs more than a run. */
export interface Lane {
  host: string;
  context: BrowserContext;
  page: Page;
  /** The developer tools of the tab. */
  tools: CDPSession;
}

export async function openLane(browser: Browser, server: FaultyServer, host: string): Promise<Lane> {
  const context = await browser.newContext({
    baseURL: server.originOf(host),
    viewport: { width: 400, height: 640 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // Only to end what hangs: on a busy machine all takes longer.
  context.setDefaultTimeout(45_000);
  await context.addInitScript(hurry);
  const page = await context.newPage();
  return { host, context, page, tools: await context.newCDPSession(page) };
}

/** Takes away all that the run before has left in the browser. The tab stays at its origin, which keeps its process. */
export async function clearLane({ context, page, host, tools }: Lane, server: FaultyServer): Promise<void> {
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(blankPath);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  await tools.send('Storage.clearDataForOrigin', { origin: server.originOf(host), storageTypes: 'all' });
}
