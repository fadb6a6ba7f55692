import { setTimeout as pause } from 'node:timers/promises';
import type { FaultyServer } from './faulty-server';
import type { Item } from './item';
import { questionOn, sayWhose } from './old-posts';
import { look } from './look';
import { otherThan, type Person } from './people';
import type { SendStep } from './plan';
import {
  commentPath,
  nameInForm,
  submit,
  textIn,
  untilSubmittable,
  untilMayComment,
  untilTextIn,
} from './screens';
import type { Seat } from './seat';
import { sendAgain } from './sending';
import { visit } from './signing';
import { marksIn } from './write';

const again: SendStep = { do: 'send again', fates: [], next: 'wait', offline: false };
const isFor = ({ owners }: Item, person: Person | null) =>
  owners.size === 0 || (person !== null && owners.has(person));

/** What the server does not have, and nobody had deleted. */
async function missing({ items, run }: Seat, server: FaultyServer): Promise<readonly Item[]> {
  const stored = new Set((await server.stored(run.name)).flatMap(({ text }) => marksIn(text)));
  return items.filter(({ mark, isDiscarded }) => !stored.has(mark) && !isDiscarded);
}

/** Old posts of nobody are asked about; only their writer says that they are theirs. */
async function answerQuestions(seat: Seat, server: FaultyServer, person: Person): Promise<void> {
  const isAsked = ({ unsigned, owners }: Item) => unsigned !== null && owners.size === 0;
  for (let left = (await missing(seat, server)).filter(isAsked); left.length > 0; left = left.slice(1)) {
    const isShown = await seat.tab.find((eyes) => eyes.question() !== null, undefined, 20_000);
    if (!isShown) return seat.log('   nobody is asked');
    const marks = marksIn((await questionOn(seat)) ?? '');
    const asked = seat.items.filter(({ mark }) => marks.includes(mark));
    for (const item of asked) item.isOffered = true;
    await sayWhose(seat, asked.every(({ writer }) => writer === person) ? 'mine' : 'later');
  }
}

/** Whether the form holds a post, or the offer of drafts names it. */
async function whereIs({ tab }: Seat, { text }: Item): Promise<'form' | 'offer' | null> {
  await tab.until(
    'form',
    (eyes) => eyes.field('Product name') !== null || eyes.button(/^Start a new post$/) !== null,
  );
  if ((await nameInForm(tab)) === text) return 'form';
  const isNamed = await tab.run(
    (eyes, name) => eyes.button(new RegExp(`^Resume draft ${name}$`)) !== null,
    text,
  );
  return isNamed ? 'offer' : null;
}

/**
 * As `whereIs`, for a post that has to be there unless the server has it by now. The form may show before it is
 * known who is signed in, or while it is still on its way: whoever misses a post comes again.
 */
async function find(seat: Seat, server: FaultyServer, item: Item): Promise<'form' | 'offer' | null> {
  // What may be either's is not certain to be there.
  const visits = item.owners.size > 1 ? 1 : 3;
  for (let tries = 0; tries < visits; tries += 1) {
    if (tries > 0) await seat.load('/form');
    for (const latest = Date.now() + 6000; Date.now() < latest; await pause(250)) {
      const place = await whereIs(seat, item);
      if (place || !(await missing(seat, server)).includes(item)) return place;
    }
  }
  return null;
}

/** The posts that the form offers: what was submitted is submitted again, a draft stays one. */
async function sendPosts(seat: Seat, server: FaultyServer, person: Person | null): Promise<void> {
  const { tab } = seat;
  let hasSent = false;
  for (const item of seat.items.filter((one) => one.kind === 'post' && isFor(one, person))) {
    if (hasSent) await seat.load('/form');
    const isAwaited = item.owners.size > 0 === (person !== null);
    const place = await (isAwaited ? find(seat, server, item) : whereIs(seat, item));
    if (!place) continue;
    item.isOffered = true;
    seat.log(`   ${item.mark} is offered`);
    if (!item.isSubmitted || person === null || item.owners.size === 0) continue;
    hasSent = true;
    if (place === 'offer')
      await tab.run((eyes, name) => eyes.button(new RegExp(`^Resume draft ${name}$`))?.click(), item.text);
    await untilSubmittable(tab);
    await submit(tab);
    await seat.settle(4000);
  }
}

const pathOf = { box: '/aboutus', message: '/notifications', comment: commentPath };

/** The requests and comments that are back in their fields, or in the box. */
async function sendEntries(seat: Seat, server: FaultyServer, person: Person | null): Promise<void> {
  for (const where of ['box', 'message', 'comment'] as const) {
    const awaited = (await missing(seat, server)).filter(
      ({ kind, field }) => kind !== 'post' && (field === where || where === 'box'),
    );
    if (awaited.length === 0) continue;
    await seat.follow(pathOf[where]);
    if (where === 'comment') await untilMayComment(seat.tab);
    await untilTextIn(seat.tab, where);
    await seat.settle();
    // What was kept may be offered one after the other.
    for (let round = 0; round < 4; round += 1) {
      const marks = marksIn((await textIn(seat.tab, where)) ?? '');
      const offered = seat.items.filter(({ mark }) => marks.includes(mark));
      if (offered.length === 0) break;
      for (const item of offered) if (isFor(item, person) || item.writer === person) item.isOffered = true;
      seat.log(`   ${marks.join(', ')} is in the ${where}`);
      if (!offered.every((item) => isFor(item, person) && item.isSubmitted)) break;
      if (!(await sendAgain(seat, again))) break;
    }
  }
}

/** Everybody comes once more while all is well, and sends what is still offered. */
export async function visitLast(seat: Seat, server: FaultyServer): Promise<void> {
  const { items } = seat;
  const last = seat.run.account ?? seat.person;
  for (const person of [null, last, otherThan(last)]) {
    // Whoever wrote nothing, and may have taken over nothing, has nothing to send.
    const concerned = person
      ? items.filter(
          ({ kind, writer, owners }) =>
            writer === person || owners.has(person) || (kind === 'post' && owners.size === 0),
        )
      : (await missing(seat, server)).filter(({ owners }) => owners.size === 0);
    if (concerned.length === 0) continue;
    seat.log(`Last visit of ${person ?? 'nobody'}`);
    seat.person = person ?? seat.person;
    const unsent = await missing(seat, server);
    // The form is the dearest of all pages.
    const hasPosts = concerned.some((item) => item.kind === 'post' && unsent.includes(item));
    await visit(seat, person, hasPosts ? '/form' : '/aboutus');
    await look(seat);
    if (hasPosts && person) await answerQuestions(seat, server, person);
    if (hasPosts) await sendPosts(seat, server, person);
    await sendEntries(seat, server, person);
  }
}
