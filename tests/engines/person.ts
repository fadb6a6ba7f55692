import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, Found } from './driver';
import type { Market } from './market';
import { describeQuery, elementsOf, type Query } from './query';

/** How long to wait for something, in ms. */
const timeout = 30_000;

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs in the page. */
async function canBeHit(element: Element | undefined): Promise<boolean> {
  if (!element || element.matches(':disabled')) return false;
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  if (top !== before.top || left !== before.left) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/**
 * Runs in the page. Records whether a click arrives, because a late part may replace an element just before it is
 * clicked.
 */
function expectClick(element: Element | undefined): void {
  Object.assign(window, { awaitedClick: true });
  const note = () => Object.assign(window, { awaitedClick: false });
  element?.addEventListener('click', note, { capture: true, once: true });
}

/** A person at a window, who waits for things and reports what did not appear. */
export function createPerson(driver: Driver, { origin, provider }: Pick<Market, 'origin' | 'provider'>) {
  /** Retries until there is a result, also after errors, such as those while a page is left. */
  async function until<Value>(
    what: string,
    look: () => Promise<Value | null | undefined | false>,
  ): Promise<Value> {
    const end = Date.now() + timeout;
    let trouble = '';
    while (Date.now() < end) {
      try {
        const value = await look();
        if (value !== null && value !== undefined && value !== false) return value;
        trouble = '';
      } catch (error) {
        trouble = ` ${String(error)}`;
      }
      await pause(50);
    }
    const main = `location.pathname + ': ' + document.querySelector('main')?.innerText.replace(/\\s+/g, ' ').slice(0, 400)`;
    const page = await driver.run(main).catch(String);
    throw new Error(`Not within ${timeout / 1000} s: ${what}.${trouble} The page is ${String(page)}`);
  }

  async function withQueries(): Promise<void> {
    const isThere = await driver.run(`'TestingLibraryDom' in window`);
    // The library expects `this` to be the window, as in a script. A driver may run it in a function.
    if (isThere !== true) await driver.run(`(function () { ${library} }).call(window)`);
  }

  /** The result of `read` for each element that a query finds; `read` runs in the page. */
  async function readAll(query: Query, read: (element: Element) => string | null): Promise<string[]> {
    await withQueries();
    const values = await driver.run(
      `${elementsOf(query)}.map((element) => (${String(read)})(element) ?? '')`,
    );
    return Array.isArray(values) ? values.map(String) : [];
  }

  const count = async (query: Query) => (await readAll(query, ({ tagName }) => tagName)).length;
  const isSeen = async (query: Query) => (await count(query)) > 0;

  /** The value of a field; null if there is no field. */
  const valueOf = async (query: Query) =>
    (await readAll(query, (element) => ('value' in element ? String(element.value) : null)))[0] ?? null;

  /** Scrolls the first element of a query to the middle of the screen, if the page can scroll that far. */
  async function find(query: Query): Promise<Found | null> {
    await withQueries();
    return driver.find(`((all) => {
      all[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return all[0] ?? null;
    })(${elementsOf(query)})`);
  }

  /** Whether a click would reach it: it does not move and is not covered. */
  const isWithinReach = (query: Query) => driver.run(`(${String(canBeHit)})(${elementsOf(query)}[0])`);

  /** Uses the first element of a query as soon as there is one. */
  const onFound = (query: Query, act: (element: Found) => Promise<void>) =>
    until(describeQuery(query), async () => {
      const element = await find(query);
      if (element) await act(element);
      return element !== null;
    });

  /** Whether a click has reached its element, or has opened another page. */
  async function hasArrived(): Promise<boolean> {
    for (let looks = 0; looks < 10; looks += 1) {
      if ((await driver.run(`window.awaitedClick === true`).catch(() => false)) !== true) return true;
      await pause(50);
    }
    return false;
  }

  const click = (query: Query) =>
    until(`${describeQuery(query)}, within reach`, async () => {
      const element = await find(query);
      if (!element || (await isWithinReach(query)) !== true) return false;
      await driver.run(`(${String(expectClick)})(${elementsOf(query)}[0])`);
      await element.click();
      return hasArrived();
    });

  return {
    until,
    readAll,
    find,
    valueOf,
    scrolledTo: async () => Math.round(Number(await driver.run('scrollY'))),
    /** Signs in as an earlier visit would have: with a session at the provider, and its cookie here. */
    async signInBefore(email: string): Promise<void> {
      await driver.goTo(`${origin}/favicon.svg`);
      await driver.run(`void (document.cookie = '__client_uat=${await provider.signIn(email)}; path=/')`);
    },
    open: (path: string) => driver.goTo(origin + path),
    back: () => driver.goBack(),
    reload: () => driver.reload(),
    press: (key: 'Enter' | 'Escape') => driver.press(key),
    run: (code: string) => driver.run(code),
    click,
    /** Types into an empty field, only once: a driver may fail after it has typed everything. */
    async fill(query: Query, text: string): Promise<void> {
      await click(query);
      await onFound(query, async (element) => {
        if ((await valueOf(query)) !== text) await element.type(text);
      });
    },
    pickFiles: (query: Query, paths: readonly string[]) =>
      onFound(query, (element) => element.pickFiles(paths)),
    /** Chooses an option by its text. No driver can use the system's own list. */
    choose: (query: Query, text: string) =>
      until(`'${text}' of ${describeQuery(query)}`, async () => {
        await withQueries();
        return (
          (await driver.run(`((select) => {
          const option = [...(select?.options ?? [])].find(({ text }) => text === ${JSON.stringify(text)});
          if (!option) return false;
          option.selected = true;
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
          return true;
        })(${elementsOf(query)}[0])`)) === true
        );
      }),
    isSeen,
    see: (query: Query) => until(describeQuery(query), () => isSeen(query)),
    seeNo: (query: Query) => until(`no ${describeQuery(query)}`, async () => (await count(query)) === 0),
    seeTimes: (query: Query, times: number) =>
      until(`${times} times ${describeQuery(query)}`, async () => (await count(query)) === times),
  };
}

export type Person = ReturnType<typeof createPerson>;
