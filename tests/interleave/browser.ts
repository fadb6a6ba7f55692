import { chromium } from '@playwright/test';
import connect from 'chrome-remote-interface';
import { freePort } from '#tests/drf/programs';
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
 * Chromium, whose tabs are driven by the protocol of its developer tools alone. Playwright's pages hear of
 * every request and every frame, and build a world of their own in each document: a third of the time of a run.
 */
export async function startBrowser() {
  const executablePath = browserPath();
  const port = await freePort();
  const program = await chromium.launch({
    args: [...(shared.use?.launchOptions?.args ?? []), ...leanArgs, `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  });
  const { webSocketDebuggerUrl } = await connect.Version({ port });
  const tools = await connect({ target: webSocketDebuggerUrl, local: true });

  return {
    tools,
    /** The cookies, storage and tabs of somebody, apart from all others. */
    async openContext() {
      const { browserContextId } = await tools.send('Target.createBrowserContext', {});
      return {
        /** The session of a new tab. */
        async openTab() {
          const { targetId } = await tools.send('Target.createTarget', {
            url: 'about:blank',
            browserContextId,
            ...size,
          });
          const { sessionId } = await tools.send('Target.attachToTarget', { targetId, flatten: true });
          return {
            sessionId,
            close: () => tools.send('Target.closeTarget', { targetId }),
          };
        },
        clearCookies: () => tools.send('Storage.clearCookies', { browserContextId }),
        setCookie: (name: string, value: string, url: string) =>
          tools.send('Storage.setCookies', { browserContextId, cookies: [{ name, value, url }] }),
        close: () => tools.send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    async close(): Promise<void> {
      await tools.close();
      await program.close();
    },
  };
}

export type InterleavedBrowser = Awaited<ReturnType<typeof startBrowser>>;
export type TabHandle = Awaited<ReturnType<BrowserContext['openTab']>>;
export type BrowserContext = Awaited<ReturnType<InterleavedBrowser['openContext']>>;
