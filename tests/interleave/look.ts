import { setTimeout as pause } from 'node:timers/promises';
import type { Item } from './item';
import type { Seat } from './seat';
import { accountOn, contentsOf, isPerson } from './screens';
import { marksIn } from './write';

/** What the page shows to whom it is not for. Requests and comments are everybody's to read, but not in a field. */
async function foreignItems({ tab, run, items }: Seat): Promise<readonly Item[]> {
  const account = await accountOn(tab);
  if (!isPerson(account) || run.account !== account) return [];
  const { fields, text } = await contentsOf(tab);
  const inFields = new Set(marksIn(fields));
  const anywhere = new Set([...inFields, ...marksIn(text)]);
  return items.filter(
    ({ mark, kind, owners, isClaimed }) =>
      isClaimed && !owners.has(account) && (kind === 'post' ? anywhere : inFields).has(mark),
  );
}

/** Notes what an account sees of another one's; what goes at once was only the page before. */
export async function look(seat: Seat): Promise<void> {
  if ((await foreignItems(seat)).length === 0) return;
  await pause(400);
  for (const { mark } of await foreignItems(seat)) {
    const to = seat.run.account ?? 'nobody';
    seat.log(`   ${to} is shown ${mark}`);
    seat.shown.push({ mark, to });
  }
}
