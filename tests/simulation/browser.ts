import type { PageProgram } from './build-page';
import type { Clock } from './clock';
import { createDisk } from './disk';
import { userOf, type Person } from './item';
import { LightFile, LightFormData } from './light-classes';
import { createLocks } from './locks';
import type { Fate, Market, Write } from './market';
import { connect, origin } from './network';
import type { PageGlobals } from './page-globals';
import type { Break } from './page/send-once';

interface BrowserOptions {
  clock: Clock;
  random: () => number;
  market: Market;
  hasLocks: boolean;
  isBroken: Break | null;
  loadPage: (globals: PageGlobals) => PageProgram;
  onWrite: (write: Write, fate: Fate) => void;
  /** Called with each unexpected error of a page. */
  onFault: (error: unknown) => void;
  /** Called when a page learns who is signed in. */
  onSession: (account: Person | null) => void;
}

export interface Page {
  app: PageProgram;
  isAlive: boolean;
}

/** The timers of a page. They end with the page. */
function timersOf(clock: Clock, isAlive: () => boolean) {
  const running = new Map<number, () => void>();
  let count = 0;
  const start = (work: () => void, delay: number): number => {
    count += 1;
    const id = count;
    running.set(
      id,
      clock.after(
        delay,
        () => {
          running.delete(id);
          work();
        },
        isAlive,
      ),
    );
    return id;
  };
  const stop = (id: number) => {
    running.get(id)?.();
    running.delete(id);
  };
  const setTimeout = (work: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
    start(() => work(...given), delay);
  return { setTimeout, clearTimeout: stop };
}

/** A browser that two people use. */
export function createBrowser(options: BrowserOptions) {
  const { clock, random, market, hasLocks, isBroken, loadPage } = options;
  const disk = createDisk(clock, random);
  const locks = createLocks(clock, random);
  const texts = new Map<string, string>();
  const pages = new Set<Page & { tell: (event: string, detail?: object) => void; end: () => void }>();
  let isOffline = false;

  function storageOf(of: Page) {
    const tellOthers = (key: string | null) => {
      for (const page of pages)
        if (page !== of)
          clock.after(
            random() * 300,
            () => page.tell('storage', { key }),
            () => page.isAlive,
          );
    };
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem(key: string, text: string) {
        const isLonger = text.length > (texts.get(key)?.length ?? 0);
        if (disk.state() === 'full' && isLonger)
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        texts.set(key, text);
        tellOthers(key);
      },
      removeItem(key: string) {
        texts.delete(key);
        tellOthers(key);
      },
    };
  }

  function openPage(): Page {
    const onGone: (() => void)[] = [];
    const listeners = new Map<string, Set<(event: object) => void>>();
    const writesLast = random() < 0.5;
    const isAlive = () => page.isAlive;
    const page = {
      isAlive: true,
      // Replaced below, once the program has loaded.
      app: null as unknown as PageProgram,
      tell: (event: string, detail: object = {}) => {
        for (const listener of listeners.get(event) ?? []) listener({ type: event, ...detail });
      },
      end: () => {
        page.isAlive = false;
        for (const end of onGone) end();
        locks.grantNext();
      },
    };
    pages.add(page);
    const PageDate = class extends Date {
      constructor(...given: [] | [number | string]) {
        super(given[0] ?? clock.now());
      }
      static override now = () => clock.now();
    };
    const window = {
      location: { origin, hostname: 'gulit.example', href: `${origin}/` },
      localStorage: storageOf(page),
      sessionStorage: storageOf(page),
      addEventListener: (event: string, listener: (event: object) => void) =>
        void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      removeEventListener: (event: string, listener: (event: object) => void) =>
        void listeners.get(event)?.delete(listener),
    };
    const timers = timersOf(clock, isAlive);
    const user = { isAlive, writesLast: () => writesLast };
    page.app = loadPage({
      world: { openDB: disk.openFor(user), isBroken },
      window,
      document: { cookie: '__client_uat=1', visibilityState: 'visible', addEventListener: () => {} },
      navigator: {
        get onLine() {
          return !isOffline;
        },
        ...(hasLocks && { locks: locks.openFor(isAlive) }),
      },
      location: window.location,
      localStorage: window.localStorage,
      sessionStorage: window.sessionStorage,
      ...timers,
      setInterval: () => 0,
      clearInterval: () => {},
      requestAnimationFrame: (work: () => void) => timers.setTimeout(work, 16),
      Date: PageDate,
      performance: { now: () => clock.now(), getEntriesByType: () => [], mark: () => {} },
      ...connect({
        clock,
        random,
        market,
        isOffline: () => isOffline,
        isAlive,
        onGone: (end) => void onGone.push(end),
        account: () => page.app.account(),
        onWrite: options.onWrite,
      }),
      crypto: {
        getRandomValues: (bytes: Uint8Array) => bytes.map(() => Math.floor(random() * 256)),
      },
      IDBKeyRange: { bound: (lower: unknown, upper: unknown) => ({ lower, upper }) },
      IDBDatabase: Map,
      File: LightFile,
      FormData: LightFormData,
      reportError: options.onFault,
      caches: undefined,
      console: { ...console, error: options.onFault },
    });
    return page;
  }

  const setSession = (page: Page, account: Person | null) => {
    page.app.setSession(account ? { status: 'signed-in', user: userOf(account) } : { status: 'signed-out' });
    options.onSession(account);
  };

  const browser = {
    disk,
    isOffline: () => isOffline,
    setOffline(next: boolean) {
      isOffline = next;
      if (!next) for (const page of pages) if (page.isAlive) page.tell('online');
    },
    /** Who is signed in at the provider. */
    account: null as Person | null,
    pages: (): readonly Page[] => [...pages].filter(({ isAlive }) => isAlive),
    /** Loads the app, which learns a little later who is signed in. */
    open(): Page {
      const page = openPage();
      page.app.setSession({ status: 'loading' });
      page.app.sendWaitingPosts();
      clock.after(
        50 + random() * 800,
        () => setSession(page, browser.account),
        () => page.isAlive,
      );
      return page;
    },
    close(page: Page): void {
      for (const one of pages)
        if (one === page) {
          pages.delete(one);
          one.end();
        }
    },
    /** The other pages learn this a little later. */
    setAccount(account: Person | null, front: Page): void {
      browser.account = account;
      setSession(front, account);
      for (const page of browser.pages())
        if (page !== front)
          clock.after(
            random() * 2000,
            () => setSession(page, browser.account),
            () => page.isAlive,
          );
    },
    clearStorage(): void {
      texts.clear();
      disk.clear();
      for (const page of browser.pages())
        clock.after(
          random() * 20,
          () => page.isAlive && [...pages].find((one) => one === page)?.tell('storage', { key: null }),
        );
    },
  };
  return browser;
}

export type Browser = ReturnType<typeof createBrowser>;
