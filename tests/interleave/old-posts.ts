import { day, hour } from '@/lib/time';
import { blankPath } from './faulty-server';
import type { Claim } from './plan';
import { agePosts, questionOf } from './screens';
import type { Seat } from './seat';
import { marksIn } from './write';

/** More than a day passes while the app is closed. */
export async function letDayPass(seat: Seat): Promise<void> {
  const { page, run, items } = seat;
  await page.goto(blankPath);
  const submitted = marksIn(await agePosts(page, run.sabotage === 'stop the days' ? 0 : day + hour));
  for (const item of items) {
    // What an account has seen may be its own already.
    if (!submitted.includes(item.mark) || item.owners.size > 0) continue;
    seat.log(`   ${item.mark} is old`);
    item.unsigned ??= { since: Date.now(), until: Infinity };
  }
  await seat.load('/aboutus');
}

const buttons: Record<Claim, string> = { mine: 'Post it', later: 'Not now', delete: 'Delete' };

/** Answers the question about an old post; false where none is asked. */
export async function sayWhose(seat: Seat, says: Claim): Promise<boolean> {
  const question = questionOf(seat.page);
  if (!(await question.isVisible())) {
    seat.log('   nothing is asked');
    return false;
  }
  const { account } = seat.run;
  const marks = marksIn((await question.textContent()) ?? '');
  seat.log(`   says of ${marks.join(', ')}: ${says}`);
  for (const item of seat.items.filter(({ mark }) => marks.includes(mark))) {
    item.isDiscarded ||= says === 'delete';
    if (says !== 'mine' || !account) continue;
    if (item.unsigned) item.unsigned.until = Date.now();
    item.owners = new Set([account]);
    item.isClaimed = true;
  }
  await question.getByRole('button', { name: buttons[says] }).dispatchEvent('click');
  await seat.settle(4000);
  return true;
}
