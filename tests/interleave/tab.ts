import { setTimeout as pause } from 'node:timers/promises';
import type { TabHandle } from './browser';
import { openEyes, type Eyes } from './eyes';
import { hurry } from './hurry';

/** How long is waited for what has to show, in ms. Only to end what hangs: on a busy machine all takes longer. */
const timeout = 45_000;
/** How long the page waits before it looks again, in ms. */
const between = 30;

/** A page that goes takes what runs in it along. */
const isGone = (error: unknown) =>
  error instanceof Error &&
  /navigated or closed|Cannot find (default |)(execution )?context|context was destroyed|was collected/.test(
    error.message,
  );

type Work<Given, Result> = (eyes: Eyes, given: Given) => Result | Promise<Result>;

/** Runs before the app: a worker would outlive the run that it was registered in. */
const withoutWorkers = () => {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
};

/** A tab of the browser. What is done in its page is a function of the page's `eyes` and of one value. */
export async function openTab({ session, close }: TabHandle, origin: string) {
  await session.send('Page.enable');
  for (const script of [hurry, openEyes, withoutWorkers])
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(script)})()` });
  let hasNavigated = () => {};
  session.on('Page.frameNavigated', () => hasNavigated());
  // Else a page with unsent text would ask before it goes, and wait for the answer.
  session.on('Page.javascriptDialogOpening', () => {
    void session.send('Page.handleJavaScriptDialog', { accept: true }).catch(() => {});
  });

  async function evaluate<Result>(expression: string): Promise<Result> {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  /** A page that has just begun to load has no document to look at yet. */
  const callOf = <Given, Result>(work: Work<Given, Result>, given?: Given) =>
    `(async () => {
      while (!document.body) await new Promise((resolve) => setTimeout(resolve, 5));
      return (${String(work)})(globalThis.eyes, ${JSON.stringify(given)});
    })()`;

  /** Looks in the page again and again until it finds something; null where it does not in time, in ms. */
  async function find<Result, Given = undefined>(
    work: Work<Given, Result>,
    given?: Given,
    atMost = timeout,
  ): Promise<NonNullable<Result> | null> {
    const latest = Date.now() + atMost;
    for (let left = atMost; left > 0; left = latest - Date.now()) {
      try {
        return await evaluate(`new Promise((resolve, reject) => {
          const latest = Date.now() + ${left};
          const look = async () => {
            const found = await ${callOf(work, given)};
            if (found || Date.now() > latest) resolve(found || null);
            else setTimeout(() => look().catch(reject), ${between});
          };
          look().catch(reject);
        })`);
      } catch (error) {
        if (!isGone(error)) throw error;
        await pause(between);
      }
    }
    return null;
  }

  return {
    close,
    bringToFront: () => session.send('Page.bringToFront'),
    /** Without a connection, or with one again. */
    async setOffline(offline: boolean): Promise<void> {
      if (offline) await session.send('Network.enable');
      const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await session.send('Network.emulateNetworkConditions', conditions);
      // While it is on, the browser keeps every answer for whoever might ask.
      if (!offline) await session.send('Network.disable');
    },
    /** Takes away all that the origin has kept in this browser, but for cookies. */
    clearStorage: () => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    /** Until the new page is there, not what is on it. */
    async goto(path: string): Promise<void> {
      const { errorText } = await session.send('Page.navigate', { url: new URL(path, origin).href });
      if (errorText) throw new Error(`${path} did not load: ${errorText}`);
    },
    async reload(): Promise<void> {
      const isThere = new Promise<void>((resolve) => {
        hasNavigated = resolve;
      });
      await session.send('Page.reload');
      await isThere;
    },
    /** Goes to a page of the app as its links do, without a load. */
    follow: (path: string): Promise<void> =>
      evaluate(
        callOf((_eyes, to: string) => {
          history.pushState({ idx: history.length, key: String(Math.random()), usr: null }, '', to);
          window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        }, path),
      ),
    /** Does something in the page. */
    run: <Result, Given = undefined>(work: Work<Given, Result>, given?: Given): Promise<Result> =>
      evaluate(callOf(work, given)),
    find,
    /** Waits until there is something in the page, as `what` names it. */
    async until<Result, Given = undefined>(what: string, work: Work<Given, Result>, given?: Given) {
      const found = await find(work, given);
      if (found !== null) return found;
      const says = await evaluate<string>(callOf(() => document.querySelector('main')?.innerText ?? ''));
      throw new Error(`There is no ${what}. The page says: ${says.replaceAll('\n', ' ').slice(0, 300)}`);
    },
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
