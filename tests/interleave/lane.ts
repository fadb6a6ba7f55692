import type { BrowserContext, InterleavedBrowser } from './browser';
import { blankPath, type FaultyServer } from './faulty-server';
import { openTab, type Tab } from './tab';

/** A browser context with one tab, used by one run after the other: a new one costs more than a run. */
export interface Lane {
  host: string;
  origin: string;
  context: BrowserContext;
  tab: Tab;
  /** All that are open. */
  tabs: Set<Tab>;
  openTab: () => Promise<Tab>;
  /** Of every tab that is open. */
  setOffline: (offline: boolean) => Promise<void>;
}

export async function openLane(
  browser: InterleavedBrowser,
  server: FaultyServer,
  host: string,
): Promise<Lane> {
  const context = await browser.openContext();
  const origin = server.originOf(host);
  const tabs = new Set<Tab>();
  const open = async () => {
    const tab = await openTab(await context.openTab(), origin);
    tabs.add(tab);
    return tab;
  };
  const setOffline = async (offline: boolean) => {
    await Promise.all([...tabs].map((tab) => tab.setOffline(offline)));
  };
  return { host, origin, context, tabs, setOffline, openTab: open, tab: await open() };
}

export async function closeTab({ tabs }: Lane, tab: Tab): Promise<void> {
  tabs.delete(tab);
  await tab.close();
}

/**
 * Takes away all that the run before has left in the browser. The tab stays at its origin, which keeps its
 * process.
 */
export async function clearLane(lane: Lane): Promise<void> {
  const { context, tab, tabs } = lane;
  await lane.setOffline(false);
  for (const other of tabs) if (other !== tab) await closeTab(lane, other);
  await tab.goto(blankPath);
  await tab.run(() => sessionStorage.clear());
  await context.clearCookies();
  await tab.clearStorage();
}
