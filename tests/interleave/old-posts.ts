import * as v from 'valibot';
import { day, hour } from '@/platform/time';
import { blankPath } from './faulty-server';
import type { Claim } from './plan';
import { keptPosts, untilKept } from './screens';
import type { Seat } from './seat';
import { marksIn } from './write';

/** More than a day passes while the app is closed. */
export async function letDayPass(seat: Seat): Promise<void> {
  const { tab, run, items } = seat;
  await tab.goto(blankPath);
  const submitted = marksIn(await keptPosts(tab, run.sabotage === 'stop the days' ? 0 : day + hour));
  for (const item of items) {
    // What an account has seen may be its own already.
    if (!submitted.includes(item.mark) || item.owners.size > 0) continue;
    seat.log(`   ${item.mark} is old`);
    item.unsigned ??= { since: Date.now(), until: Infinity };
  }
  await seat.load('/aboutus');
}

const buttons: Record<Claim, string> = { mine: 'Post it', later: 'Not now', delete: 'Delete' };

const keptSchema = v.array(
  v.object({ owner: v.nullish(v.string(), null), fields: v.object({ productName: v.string() }) }),
);
const namesOfNobody = (posts: string): readonly string[] =>
  v
    .parse(keptSchema, JSON.parse(posts || '[]'))
    .flatMap(({ owner, fields }) => (owner === null ? fields.productName : []));

/** What the question about an old post says; null where none is asked. */
export const questionOn = (seat: Seat): Promise<string | null> =>
  seat.tab.run((eyes) => eyes.question()?.textContent ?? null);

/** Answers the question about an old post; false where none is asked. */
export async function sayWhose(seat: Seat, says: Claim): Promise<boolean> {
  const question = await questionOn(seat);
  if (question === null) {
    seat.log('   nothing is asked');
    return false;
  }
  const { tab } = seat;
  const { account } = seat.run;
  const marks = marksIn(question);
  seat.log(`   says of ${marks.join(', ')}: ${says}`);
  const asked = seat.items.filter(({ mark }) => marks.includes(mark));
  for (const item of asked) {
    item.isDiscarded ||= says === 'delete';
    if (says !== 'mine' || !account) continue;
    if (item.unsigned) item.unsigned.until = Date.now();
    item.owners = new Set([account]);
  }
  await tab.run(
    (eyes, words) => eyes.button(new RegExp(`^${words}$`), eyes.question())?.click(),
    buttons[says],
  );
  await seat.settle(4000);
  if (says !== 'mine' || !account) return true;
  // A page that goes before the browser has stored the answer takes it along, so that the next account is asked
  // as well.
  await untilKept(
    tab,
    (posts) => !namesOfNobody(posts).some((name) => asked.some(({ text }) => text === name)),
  );
  for (const item of asked) item.isClaimed = true;
  return true;
}
