import { otherThan, type Person } from './item';
import { fields, type Seat } from './seat';

/** Sends or deletes what the fields of the visible page show. */
async function sendFields(seat: Seat): Promise<void> {
  const { app } = seat.page;
  for (const field of fields)
    for (let round = 0; round < 6; round += 1) {
      const items = seat.itemsIn(app.fieldText(field));
      if (items.length === 0) break;
      for (const item of items) item.isOffered = true;
      const isMeant = items.every((item) => item.isSubmitted && seat.isOwn(item));
      if (!isMeant && !items.every(seat.isOwn)) break;
      if (field.startsWith('comment') && app.account() === null) break;
      seat.tell(`   ${isMeant ? 'sends' : 'deletes'} ${items.map(({ mark }) => mark).join(' ')} of ${field}`);
      // Another text may be waiting behind this one.
      if (isMeant) await seat.ask(app.submitText(field));
      else app.typeText(field, '');
    }
}

/** Submits the post in the form, if its writer meant to submit it. */
async function sendForm(seat: Seat): Promise<void> {
  const { app } = seat.page;
  const items = seat.itemsIn(app.formText());
  for (const item of items) {
    if (app.formFiles() === 0 && !item.isAtRisk && !item.mayBeForgotten)
      seat.blame([{ kind: 'lost', text: `${item.mark} has lost its photos` }]);
    item.isOffered = true;
    if (!item.isSubmitted || !seat.isOwn(item) || app.account() === null) continue;
    seat.noteSubmitted(item);
    seat.tell(`   submits ${item.mark}`);
    await seat.ask(app.submitPost());
  }
}

async function visit(seat: Seat, person: Person | null): Promise<void> {
  const { browser, clock, tell } = seat;
  tell(`Last visit of ${person ?? 'nobody'}`);
  browser.account = person;
  seat.person = person ?? seat.person;
  seat.close(seat.page);
  seat.open();
  await clock.advance(30_000);
  const { app } = seat.page;
  await seat.look();
  for (const { id, name } of (await seat.ask(app.doubtfulPosts())) ?? [])
    for (const item of seat.itemsIn(name)) {
      item.isOffered = true;
      if (item.writer !== person) continue;
      item.isUnsigned = false;
      item.owners.add(person);
      tell(`   ${item.mark} is mine`);
      await seat.ask(app.claimPost(id));
    }
  await sendFields(seat);
  for (const [, id] of (await seat.ask(app.offeredPosts())) ?? []) {
    if (!(await seat.ask(app.resumePost(id)))) continue;
    await clock.advance(1000);
    await sendForm(seat);
    app.leaveForm();
  }
}

/** Whether a person could find something, or see what they must not see. */
function mayConcern({ items, market }: Seat, person: Person | null): boolean {
  const missing = items.filter((item) => !item.isDiscarded && !market.has(item));
  return person === null
    ? missing.some(({ isClaimed }) => !isClaimed)
    : missing.length > 0 || items.some(({ owners }) => owners.has(person));
}

/** Everything works again. Open pages send what they have, and everybody visits once more. */
export async function visitLast(seat: Seat): Promise<void> {
  const { browser, market, clock, tell } = seat;
  tell('All is well again');
  market.fates = [];
  market.listsFail = false;
  browser.setOffline(false);
  seat.setDisk('good');
  await clock.advance(300_000);
  for (const page of browser.pages()) {
    seat.page = page;
    const account = page.app.account();
    seat.person = account === 'hana' || account === 'biruk' ? account : seat.person;
    await sendForm(seat);
    await sendFields(seat);
    // The other tabs learn of it.
    await clock.advance(100);
  }
  await clock.advance(5000);
  for (const page of browser.pages()) if (page !== seat.page) seat.close(page);
  const last = browser.account ?? seat.person;
  for (const person of [null, last, otherThan(last)]) if (mayConcern(seat, person)) await visit(seat, person);
}
