import type { Browser, BrowserContext } from '@playwright/test';
import { openEyes } from './eyes';
import { blankPath, type FaultyServer } from './faulty-server';
import { hurry } from './hurry';
import { openTab, type Tab } from './tab';

/** A browser context with one tab, used by one run after the other: a new one costs more than a run. */
export interface Lane {
  host: string;
  origin: string;
  context: BrowserContext;
  tab: Tab;
}

export async function openLane(browser: Browser, server: FaultyServer, host: string): Promise<Lane> {
  const context = await browser.newContext({
    viewport: { width: 400, height: 640 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(hurry);
  await context.addInitScript(openEyes);
  const origin = server.originOf(host);
  return { host, origin, context, tab: await openTab(context, origin) };
}

/** Takes away all that the run before has left in the browser. The tab stays at its origin, which keeps its process. */
export async function clearLane({ context, tab, origin }: Lane): Promise<void> {
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== tab.page) await other.close();
  await tab.goto(blankPath);
  await tab.run(() => sessionStorage.clear());
  await context.clearCookies();
  await tab.tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}
