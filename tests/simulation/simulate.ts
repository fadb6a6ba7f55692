import { createRandom } from '@/mocks/demonstration/random';
import { createBrowser } from './browser';
import type { PageProgram } from './build-page';
import { createClock } from './clock';
import type { Item, Person } from './item';
import { judgeEnd, judgeWrite, type Fault } from './judge';
import { visitLast } from './last-visits';
import { createMarket } from './market';
import type { PageGlobals } from './page-globals';
import type { Break } from './page/send-once';
import { createSeat } from './seat';
import { takeStep } from './steps';

export interface Outcome {
  seed: number;
  faults: readonly Fault[];
  story: readonly string[];
}

const start = Date.parse('2026-11-21T09:00:00Z');
const day = 86_400_000;

interface Options {
  seed: number;
  loadPage: (globals: PageGlobals) => PageProgram;
  isBroken?: Break | null;
}

/** Runs one world. Its seed decides everything that happens. */
export async function simulate({ seed, loadPage, isBroken = null }: Options): Promise<Outcome> {
  const random = createRandom(seed * 7919);
  const clock = createClock(start);
  const faults: Fault[] = [];
  const story: string[] = [];
  const items: Item[] = [];
  const tell = (line: string) =>
    story.push(`${((clock.now() - start) / 1000).toFixed(2).padStart(9)}  ${line}`);
  const blame = (found: readonly Fault[]) => {
    for (const fault of found) tell(`FAULT: ${fault.kind}: ${fault.text}`);
    faults.push(...found);
  };
  const hasKeys = random() < 0.35;
  // Without locks, only the key prevents a second copy.
  const hasLocks = !hasKeys || random() < 0.6;
  const market = createMarket(hasKeys, clock.now);

  /** Gives items without an owner to the account that signs in, after a moment and if the disk responds. */
  function claim(account: Person | null): void {
    if (!account) return;
    const taken = items.filter((item) => !item.isClaimed && !item.isUnsigned);
    for (const item of taken) item.owners.add(account);
    const canClaim = browser.disk.state() === 'good';
    clock.after(10_000, () => {
      if (!canClaim || browser.disk.state() !== 'good' || browser.account !== account) return;
      for (const item of taken) item.isClaimed = true;
    });
  }

  const browser = createBrowser({
    clock,
    random,
    market,
    hasLocks,
    isBroken,
    loadPage,
    onWrite: (write, fate) => {
      tell(`   POST ${write.marks.join(' ')} as ${write.signature || 'nobody'}: ${fate}`);
      blame(judgeWrite(items, write));
    },
    onFault: (error) =>
      blame([{ kind: 'thrown', text: error instanceof Error ? (error.stack ?? '') : String(error) }]),
    onSession: claim,
  });
  const seat = createSeat({ clock, random, browser, market, items, tell, blame, day });
  tell(`The server ${hasKeys ? 'keeps' : 'knows no'} keys, the browser has ${hasLocks ? '' : 'no '}locks.`);
  await seat.begin();
  const count = 3 + Math.floor(random() * 9);
  for (let step = 0; step < count; step += 1) await takeStep(seat);
  await visitLast(seat);
  blame(judgeEnd({ items, stored: market.stored, hasKeys }));
  return { seed, faults, story };
}
