import { withTimeout } from '@/platform/with-timeout';
import { createRandom } from '@/mocks/demonstration/random';
import type { FaultyServer, Sabotage } from './faulty-server';
import { judge, type Fault } from './judge';
import { clearLane, type Lane } from './lane';
import { describeStep, planOf, type Plan } from './plan';
import { createSeat } from './seat';
import { visit } from './signing';
import { takeStep } from './take-step';
import { visitLast } from './last-visits';
import { look } from './look';

export interface Outcome {
  seed: number;
  faults: Fault[];
  /** Steps that the harness could not take. */
  failures: number;
  items: number;
  log: string[];
}

interface Settings {
  lane: Lane;
  server: FaultyServer;
  seed: number;
  plan?: Plan;
  sabotage?: Sabotage;
  /** Of the rows at the server: one that no other run has. */
  name?: string;
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 3).join(' ');

/**
 * How long a step may take, and how long the last visits, in ms: a page that hangs must not hold up the others.
 * A busy machine is no reason to give up.
 */
const patience = { step: 90_000, visits: 240_000 };

/** Runs one plan in a lane, and judges what came of it. */
export async function runInterleaving(settings: Settings): Promise<Outcome> {
  const { lane, server, seed, sabotage = null } = settings;
  const { host } = lane;
  const { first, startsSignedIn, hasKeys, steps } = settings.plan ?? planOf(seed);
  const run = server.openRun(settings.name ?? `r${seed}`, { host, hasKeys, sabotage });
  await clearLane(lane);
  const start = Date.now();
  const lines: { at: number; text: string }[] = [];
  const log = (text: string) => void lines.push({ at: Date.now(), text });
  log(
    `${first} sits down, signed ${startsSignedIn ? 'in' : 'out'}; the server ${hasKeys ? 'keeps' : 'knows no'} keys`,
  );
  const seat = createSeat({ lane, run, person: first, random: createRandom(seed), log });
  let failures = 0;
  const attempt = async (what: string, work: () => Promise<unknown>, limit = patience.step) => {
    log(what);
    try {
      await withTimeout(work(), limit);
    } catch (error) {
      failures += 1;
      log(`   COULD NOT: ${firstLine(error)}`);
    }
  };

  await attempt('opens the app', () => visit(seat, startsSignedIn ? first : null, '/aboutus'));
  for (const step of steps)
    await attempt(describeStep(step), async () => {
      await takeStep(seat, step);
      await look(seat);
    });
  log('All is well again');
  run.heal();
  await attempt('waits', async () => {
    await lane.setOffline(false);
    await seat.settle();
    await seat.closeOthers();
  });
  await attempt('last visits', () => visitLast(seat, server), patience.visits);
  const { items, shown } = seat;
  const stored = await server.stored(run.name);
  for (const { at, marks, signature, fate, status, account } of run.writes)
    lines.push({
      at,
      text: `      POST ${marks.join(', ')} as ${signature}, ${account ?? 'nobody'} signed in: ${fate}${status ? `, stored ${status}` : ''}`,
    });
  return {
    seed,
    faults: judge({ items, stored, writes: run.writes, shown }),
    failures,
    items: items.length,
    log: lines
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, text }) => `${String(at - start).padStart(6)}  ${text}`),
  };
}
