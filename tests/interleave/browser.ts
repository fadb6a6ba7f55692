import { chromium } from '@playwright/test';
import puppeteer, { type CDPSession } from 'puppeteer-core';
import { browserPath } from '../e2e/find-browser';
import shared from '../e2e/playwright.config';

const size = { width: 400, height: 640 };

/** Nobody looks at a page, none lives long enough to be worth optimizing, and none is gone back to. */
const leanArgs = [
  '--in-process-gpu',
  '--blink-settings=imagesEnabled=false',
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16',
  '--disable-features=BackForwardCache,PaintHolding,ProactivelySwapBrowsingInstance,SpareRendererForSitePerProcess',
  '--force-prefers-reduced-motion',
];

/**
 * Chromium, whose tabs are driven by the protocol of its developer tools alone. The pages of Playwright and of
 * Puppeteer hear of every request and every frame, and Playwright's build a world of their own in each document: a
 * third of the time of a run.
 */
export async function startBrowser() {
  const program = await puppeteer.launch({
    executablePath: browserPath() ?? chromium.executablePath(),
    // Else Puppeteer would attach itself to each tab as well.
    targetFilter: () => false,
    waitForInitialPage: false,
    defaultViewport: null,
    args: [...(shared.use?.launchOptions?.args ?? []), ...leanArgs],
  });
  const devtools = await program.target().createCDPSession();

  return {
    /** The cookies, storage and tabs of somebody, apart from all others. */
    async openContext() {
      const { browserContextId } = await devtools.send('Target.createBrowserContext');
      return {
        /** A new tab, by its session. */
        async openTab() {
          const { targetId } = await devtools.send('Target.createTarget', {
            url: 'about:blank',
            browserContextId,
            ...size,
          });
          return {
            session: await attach(devtools, targetId),
            close: () => devtools.send('Target.closeTarget', { targetId }),
          };
        },
        clearCookies: () => devtools.send('Storage.clearCookies', { browserContextId }),
        setCookie: (name: string, value: string, url: string) =>
          devtools.send('Storage.setCookies', { browserContextId, cookies: [{ name, value, url }] }),
        close: () => devtools.send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    close: () => program.close(),
  };
}

/** The session of a tab, without the page that Puppeteer would make of it. */
async function attach(devtools: CDPSession, targetId: string): Promise<CDPSession> {
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
  const session = devtools.connection()?.session(sessionId);
  if (!session) throw new Error(`There is no session of ${targetId}.`);
  return session;
}

export type InterleavedBrowser = Awaited<ReturnType<typeof startBrowser>>;
export type TabHandle = Awaited<ReturnType<BrowserContext['openTab']>>;
export type BrowserContext = Awaited<ReturnType<InterleavedBrowser['openContext']>>;
