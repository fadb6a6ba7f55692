import type { Browser, Page } from './browser';
import type { Clock } from './clock';
import { marksIn, type Item, type Person } from './item';
import { judgeView, type Fault } from './judge';
import type { Market } from './market';

interface SeatOptions {
  clock: Clock;
  random: () => number;
  browser: Browser;
  market: Market;
  items: Item[];
  tell: (line: string) => void;
  blame: (faults: readonly Fault[]) => void;
  day: number;
}

export const fields = ['box', 'form', 'comment'] as const;
export type Field = (typeof fields)[number];

/** The longest time for preparing a photo and storing a post, in ms. */
const untilKept = 600;

const words = { post: 'Ladder', request: 'Looking for a boat', comment: 'Nice' };

/** The person at the browser, and the visible page. */
export function createSeat(options: SeatOptions) {
  const { clock, random, browser, items, tell, blame } = options;

  const person: Person = random() < 0.5 ? 'hana' : 'biruk';
  const seat = {
    ...options,
    person,
    page: browser.open(),
    chance: (share: number) => random() < share,
    pick: <Value>(choices: readonly Value[]): Value => {
      const choice = choices[Math.floor(random() * choices.length)];
      if (choice === undefined) throw new RangeError('There is nothing to choose from.');
      return choice;
    },
    async begin(): Promise<void> {
      if (seat.chance(0.45)) browser.account = seat.person;
      tell(`${seat.person} sits down, signed ${browser.account ? 'in' : 'out'}.`);
      await clock.advance(1000);
    },
    /** Lets time pass: often less than a call takes, sometimes more than any call takes. */
    pass: () =>
      clock.advance(
        seat.chance(0.5) ? random() * 120 : seat.chance(0.8) ? random() * 3000 : random() * 90_000,
      ),
    newItem(kind: Item['kind']): { item: Item; text: string } {
      const account = seat.page.app.account();
      const owner = account === 'hana' || account === 'biruk' ? account : null;
      const item: Item = {
        mark: `m${items.length + 1}`,
        kind,
        writer: seat.person,
        isSubmitted: false,
        owners: new Set(owner ? [owner] : []),
        isClaimed: owner !== null,
        isDiscarded: false,
        isUnsigned: false,
        isOffered: false,
        isAtRisk: browser.disk.state() !== 'good',
        mayBeForgotten: false,
        writtenAt: clock.now(),
      };
      items.push(item);
      return { item, text: `${words[kind]} ${item.mark}` };
    },
    /** Records that an item was submitted. Submitting a post also claims it. */
    noteSubmitted(item: Item): void {
      item.isSubmitted = true;
      item.isUnsigned = false;
    },
    itemsIn: (text: string): readonly Item[] => {
      const marks = marksIn(text);
      return items.filter(({ mark }) => marks.includes(mark));
    },
    /** Whether the person at the browser would send the item. */
    isOwn: ({ writer, owners }: Item): boolean =>
      writer === seat.person && (owners.size === 0 || owners.has(seat.person)),
    /** Checks everything that the visible page shows or offers. */
    async look(): Promise<void> {
      const { app } = seat.page;
      const account = app.account();
      const see = (text: string) => blame(judgeView(items, text, account));
      see(app.formText());
      for (const field of fields) see(app.fieldText(field));
      const { page } = seat;
      const posts = await seat.ask(app.offeredPosts());
      if (posts && page.app.account() === account) for (const name of posts.keys()) see(name);
    },
    /** The page's answer if it comes within a minute; otherwise null. */
    async ask<Answer>(question: Promise<Answer>): Promise<Answer | null> {
      const box: { answer: Answer | null; isOver: boolean } = { answer: null, isOver: false };
      question.then(
        (answer) => Object.assign(box, { answer, isOver: true }),
        () => Object.assign(box, { isOver: true }),
      );
      for (let waited = 0; waited < 60_000 && !box.isOver; waited += 250) await clock.advance(250);
      return box.answer;
    },
    setDisk(state: 'good' | 'full' | 'silent'): void {
      browser.disk.setState(state);
      if (state !== 'good') for (const item of items) item.isAtRisk = true;
    },
    /** Closes a page. If the storage has failed, items that only this page had are gone. */
    close(page: Page): void {
      browser.close(page);
      for (const item of items)
        if (item.isAtRisk || (item.kind === 'post' && clock.now() - item.writtenAt < untilKept))
          item.mayBeForgotten = true;
    },
    open(): void {
      seat.page = browser.open();
    },
  };
  return seat;
}

export type Seat = ReturnType<typeof createSeat>;
