import type { Locator } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Item, Kind } from './item';
import type { Next, SendStep } from './plan';
import type { Seat } from './seat';
import {
  accountOn,
  boxOf,
  commentOf,
  commentPath,
  mayComment,
  messageOf,
  submitOf,
  tryAgainOf,
  writePost,
} from './screens';
import { marksIn } from './write';

/** The fields whose text is sent as an entry. */
export const fieldOf = { box: boxOf, message: messageOf, comment: commentOf };
type EntryField = keyof typeof fieldOf;

async function untilWritten({ run }: Seat): Promise<void> {
  const before = run.writes.length;
  for (let waited = 0; waited < 400 && run.writes.length === before; waited += 20) await pause(20);
}

async function doNext(seat: Seat, next: Next): Promise<void> {
  if (next === 'wait' || next === 'tap twice') return seat.settle();
  // Half of those who go do so before anything has left the browser.
  if (seat.random() < 0.5) await untilWritten(seat);
  if (next === 'reload') await seat.page.reload({ waitUntil: 'commit' });
  if (next === 'leave') await seat.load(seat.somePlace());
  if (next === 'close') await seat.closeTab();
}

/** Presses what sends, as often and in such weather as the step says. */
async function press(seat: Seat, step: SendStep, tap: () => Promise<void>): Promise<void> {
  const { context } = seat.lane;
  seat.run.fates = [...step.fates];
  if (step.offline) await context.setOffline(true);
  await tap();
  // The first tap may have taken the button away.
  if (step.next === 'tap twice') await Promise.race([tap().catch(() => {}), pause(1500)]);
  if (step.offline) {
    await seat.settle(600);
    await context.setOffline(false);
  }
  await doNext(seat, step.next);
}

const click = (button: Locator) => (): Promise<void> => button.dispatchEvent('click');

/** Sends what is in a field, unless what was in it before is still on its way. */
async function pressForm(seat: Seat, step: SendStep, where: EntryField): Promise<void> {
  const field = fieldOf[where](seat.page);
  const button = seat.page.locator('form', { has: field }).locator('button[type=submit]');
  if (!(await button.isEnabled())) return seat.log('   another one is still being sent');
  const marks = marksIn(await field.inputValue());
  for (const item of seat.items) if (marks.includes(item.mark)) item.isSubmitted = true;
  await press(seat, step, where === 'box' ? () => field.press('Enter') : click(button));
}

/** Where the page does not know of a session yet, nothing on it is that account's for certain. */
async function addItem({ page, run, items }: Seat, item: Item): Promise<void> {
  if ((await accountOn(page)) !== run.account) item.isClaimed = false;
  items.push(item);
}

async function typeInto(seat: Seat, field: Locator, item: Item): Promise<void> {
  await field.fill(item.text);
  await addItem(seat, item);
}

/** Writes an entry and sends it; what is still in the field goes first. */
export async function sendEntry(seat: Seat, step: SendStep, kind: Kind, where: EntryField): Promise<void> {
  if (where === 'comment' && seat.run.account === null) return seat.log('   is not signed in');
  if (where === 'message') await seat.follow('/notifications');
  if (where === 'comment') {
    await seat.follow(commentPath);
    if (!(await mayComment(seat.page))) return seat.log('   there is nothing to comment on');
  }
  const field = fieldOf[where](seat.page);
  const marks = marksIn(await field.inputValue());
  if (!marks.every(seat.isOwn)) return seat.log(`   somebody else's text is in the field`);
  if (marks.length > 0) seat.log(`   sends ${marks.join(', ')} first`);
  else await typeInto(seat, field, seat.newItem(kind, where));
  await pressForm(seat, step, where);
}

export async function typePost(seat: Seat, { complete }: { complete: boolean }): Promise<Item> {
  const item = seat.newItem('post', 'form');
  await writePost(seat.page, item.text, { complete });
  await addItem(seat, item);
  return item;
}

export async function sendPost(seat: Seat, step: SendStep): Promise<void> {
  const item = await typePost(seat, { complete: true });
  item.isSubmitted = true;
  await press(seat, step, click(submitOf(seat.page)));
  // Where nobody is signed in the form leads to the login page by itself.
  if (seat.run.account === null && step.next === 'wait' && !step.offline)
    await seat.page.waitForURL(/\/login/);
}

/** Takes up what the page offers to send once more; false where it offers nothing. */
export async function sendAgain(seat: Seat, step: SendStep): Promise<boolean> {
  const tryAgain = tryAgainOf(seat.page).first();
  if (await tryAgain.isVisible()) {
    await press(seat, step, click(tryAgain));
    return true;
  }
  for (const where of ['box', 'message', 'comment'] as const) {
    const field = fieldOf[where](seat.page);
    if (!(await field.isVisible())) continue;
    const marks = marksIn(await field.inputValue());
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
  const box = boxOf(seat.page);
  if ((await box.inputValue()) !== '') return seat.log('   there is text in the box');
  await typeInto(seat, box, seat.newItem('request', 'box'));
}
