import { setTimeout as pause } from 'node:timers/promises';
import { blankPath, type RunServer } from './faulty-server';
import type { Item, Kind } from './item';
import { closeTab, type Lane } from './lane';
import type { Person } from './people';
import type { Tab } from './tab';

interface SeatOptions {
  lane: Lane;
  run: RunServer;
  person: Person;
  random: () => number;
  log: (line: string) => void;
}

/** How long nothing may be asked of the server before all is taken to be done, in ms. */
const calm = 250;
/** How long that is waited for, in ms. */
const longest = 1800;
const places = ['/myposts', '/notifications', '/form', '/chat', '/aboutus'];
const words: Record<Kind, string> = { post: 'Ladder', request: 'Looking for a boat', comment: 'Nice' };

/** The browser of one run: who sits at it, its tabs, and what was written there. */
export function createSeat({ lane, run, person, random, log }: SeatOptions) {
  const items: Item[] = [];
  let tabs: Tab[] = [lane.tab];

  const seat = {
    lane,
    run,
    random,
    log,
    items,
    person,
    /** The tab in front. */
    tab: lane.tab,
    /** What was seen of an item on a page of somebody it is not for. */
    shown: new Array<{ mark: string; to: string }>(),
    /** Goes to a page with a load of the app. */
    load: (path: string) => seat.tab.goto(path),
    /** Goes to a page as a link does. */
    follow: (path: string) => seat.tab.follow(path),
    somePlace: () => places[Math.floor(random() * places.length)] ?? '/',
    /** Until nothing is asked of the server any more, or what is hangs. */
    async settle(atMost = longest): Promise<void> {
      const latest = Date.now() + atMost;
      const untilIdle = () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => resolve(), { timeout: 1000 });
        });
      await seat.tab.run(untilIdle).catch(() => {});
      let since = Date.now();
      while (Date.now() - since < calm && Date.now() < latest) {
        await pause(25);
        if (run.inFlight > 0) since = Date.now();
      }
    },
    newItem(kind: Kind, field: Item['field']): Item {
      const mark = `${run.name}i${items.length + 1}`;
      const item: Item = {
        mark,
        kind,
        field,
        text: `${words[kind]} ${mark}`,
        writer: seat.person,
        isSubmitted: false,
        owners: new Set(run.account ? [run.account] : []),
        isClaimed: run.account !== null,
        isDiscarded: false,
        unsigned: null,
        isOffered: false,
      };
      log(`   ${mark}`);
      return item;
    },
    /** Whether whoever sits there would send it. */
    isOwn: (mark: string): boolean =>
      items.some(
        ({ mark: own, writer, owners }) =>
          own === mark && writer === seat.person && (owners.size === 0 || owners.has(seat.person)),
      ),
    async openTab(): Promise<void> {
      seat.tab = await lane.openTab();
      tabs.push(seat.tab);
      await seat.load('/aboutus');
    },
    async switchTab(): Promise<void> {
      const next = tabs.find((tab) => tab !== seat.tab);
      if (!next) return;
      seat.tab = next;
      await next.bringToFront();
      // What a browser tells a tab that comes to the front; without a screen none is ever hidden.
      await next.run(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
    /** Closes the tab in front; another one opens where it was the last. */
    async closeTab(): Promise<void> {
      const gone = seat.tab;
      await (tabs.length > 1 ? seat.switchTab() : seat.openTab());
      tabs = tabs.filter((tab) => tab !== gone);
      // The lane's own stays for the next run, but leaves the app.
      await (gone === lane.tab ? gone.goto(blankPath) : closeTab(lane, gone));
    },
    async closeOthers(): Promise<void> {
      const others = tabs.filter((tab) => tab !== lane.tab);
      tabs = [lane.tab];
      seat.tab = lane.tab;
      await Promise.all(others.map((tab) => closeTab(lane, tab)));
    },
  };
  return seat;
}

export type Seat = ReturnType<typeof createSeat>;
