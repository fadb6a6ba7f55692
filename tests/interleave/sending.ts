import { setTimeout as pause } from 'node:timers/promises';
import type { Item, Kind } from './item';
import type { Next, SendStep } from './plan';
import type { Seat } from './seat';
import {
  accountOn,
  commentPath,
  type EntryField,
  labels,
  mayComment,
  submit,
  textIn,
  typeInto,
  untilSubmittable,
  untilTextIn,
  writePost,
} from './screens';
import { marksIn } from './write';

async function untilWritten({ run }: Seat): Promise<void> {
  const before = run.writes.length;
  for (let waited = 0; waited < 400 && run.writes.length === before; waited += 20) await pause(20);
}

async function doNext(seat: Seat, next: Next): Promise<void> {
  if (next === 'wait' || next === 'tap twice') return seat.settle();
  // Half of those who go do so before anything has left the browser.
  if (seat.random() < 0.5) await untilWritten(seat);
  if (next === 'reload') await seat.tab.reload();
  if (next === 'leave') await seat.load(seat.somePlace());
  if (next === 'close') await seat.closeTab();
}

/** Presses what sends, as often and in such weather as the step says. */
async function press(seat: Seat, step: SendStep, tap: () => Promise<void>): Promise<void> {
  seat.run.fates = [...step.fates];
  if (step.offline) await seat.lane.setOffline(true);
  await tap();
  // The first tap may have taken the button away.
  if (step.next === 'tap twice') await tap();
  if (step.offline) {
    await seat.settle(600);
    await seat.lane.setOffline(false);
  }
  await doNext(seat, step.next);
}

/** Sends what is in a field, unless what was in it before is still on its way. */
async function pressForm(seat: Seat, step: SendStep, where: EntryField): Promise<void> {
  const { tab } = seat;
  const isBusy = await tab.run(
    (eyes, label) => eyes.field(label)?.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled,
    labels[where],
  );
  if (isBusy) return seat.log('   another one is still being sent');
  const marks = marksIn((await textIn(tab, where)) ?? '');
  for (const item of seat.items) if (marks.includes(item.mark)) item.isSubmitted = true;
  await press(seat, step, () =>
    tab.run((eyes, label) => {
      const field = eyes.field(label);
      if (field) eyes.enter(field);
    }, labels[where]),
  );
}

/** Where the page does not know of a session yet, nothing on it is that account's for certain. */
async function addItem({ tab, run, items }: Seat, item: Item): Promise<void> {
  if ((await accountOn(tab)) !== run.account) item.isClaimed = false;
  items.push(item);
}

/** Writes an entry; false where the field has a text already. */
async function writeEntry(seat: Seat, kind: Kind, where: EntryField): Promise<boolean> {
  if ((await untilTextIn(seat.tab, where)) !== '') return false;
  const item = seat.newItem(kind, where);
  if (!(await typeInto(seat.tab, where, item.text))) return false;
  await addItem(seat, item);
  return true;
}

/** Writes an entry and sends it; what is still in the field goes first. */
export async function sendEntry(seat: Seat, step: SendStep, kind: Kind, where: EntryField): Promise<void> {
  if (where === 'comment' && seat.run.account === null) return seat.log('   is not signed in');
  if (where === 'message') await seat.follow('/notifications');
  if (where === 'comment') {
    await seat.follow(commentPath);
    if (!(await mayComment(seat.tab))) return seat.log('   there is nothing to comment on');
  }
  if (!(await writeEntry(seat, kind, where))) {
    const marks = marksIn((await textIn(seat.tab, where)) ?? '');
    if (!marks.every(seat.isOwn)) return seat.log(`   somebody else's text is in the field`);
    seat.log(`   sends ${marks.join(', ')} first`);
  }
  await pressForm(seat, step, where);
}

export async function typePost(seat: Seat, { complete }: { complete: boolean }): Promise<Item> {
  const item = seat.newItem('post', 'form');
  await writePost(seat.tab, item.text, { complete });
  await addItem(seat, item);
  return item;
}

export async function sendPost(seat: Seat, step: SendStep): Promise<void> {
  const item = await typePost(seat, { complete: true });
  item.isSubmitted = true;
  await untilSubmittable(seat.tab);
  await press(seat, step, () => submit(seat.tab));
  // Where nobody is signed in the form leads to the login page by itself.
  if (seat.run.account === null && step.next === 'wait' && !step.offline)
    await seat.tab.until('login page', () => location.pathname.startsWith('/login'));
}

/** Takes up what the page offers to send once more; false where it offers nothing. */
export async function sendAgain(seat: Seat, step: SendStep): Promise<boolean> {
  const { tab } = seat;
  const tryAgain = () => tab.run((eyes) => eyes.button(/^Try again$/)?.click());
  if (await tab.run((eyes) => eyes.button(/^Try again$/) !== null)) {
    await press(seat, step, tryAgain);
    return true;
  }
  for (const where of ['box', 'message', 'comment'] as const) {
    const marks = marksIn((await textIn(tab, where)) ?? '');
    if (marks.length === 0 || !marks.every(seat.isOwn)) continue;
    seat.log(`   sends ${marks.join(', ')} again`);
    await pressForm(seat, step, where);
    return true;
  }
  seat.log('   nothing is offered');
  return false;
}

/** Writes a request and leaves it there. */
export async function typeRequest(seat: Seat): Promise<void> {
  if (!(await writeEntry(seat, 'request', 'box'))) seat.log('   there is text in the box');
}
