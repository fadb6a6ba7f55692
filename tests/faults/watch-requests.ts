import { expect, type Page, type Request } from '@playwright/test';

interface Watch {
  underWay: Set<Request>;
  isHeld: (url: URL) => boolean;
}

const watches = new WeakMap<Page, Watch>();

/** Keeps in mind which answers a page waits for, from now on. */
export function watchRequests(page: Page): void {
  const watch: Watch = { underWay: new Set(), isHeld: () => false };
  watches.set(page, watch);
  page.on('request', (request) => {
    if (!watch.isHeld(new URL(request.url()))) watch.underWay.add(request);
  });
  page.on('requestfinished', (request) => watch.underWay.delete(request));
  page.on('requestfailed', (request) => watch.underWay.delete(request));
}

/** Says which answers are held back from now on, by the fault that is given: nobody waits for them. */
export function holdBack(page: Page, isHeld: (url: URL) => boolean): void {
  const watch = watches.get(page);
  if (watch) watch.isHeld = isHeld;
}

/** Lets a page go on with what has come, for some of its tasks; nothing where it is being left. */
const goOn = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      for (let tasks = 0; tasks < 5; tasks += 1)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve);
          port1.start();
          port2.postMessage(null);
        });
    })
    .catch(() => {});

/**
 * Waits until every answer that nothing holds back has come: answers take real time, and a page whose clock runs
 * ahead would give them up. An answer may make it ask for more, as a refusal for its words.
 */
export async function answersToCome(page: Page): Promise<void> {
  const underWay = () => [...(watches.get(page)?.underWay ?? [])].map((request) => request.url());
  const afterAll = async () => {
    if (underWay().length === 0) await goOn(page);
    return underWay();
  };
  await expect.poll(afterAll, { intervals: [10] }).toEqual([]);
}
