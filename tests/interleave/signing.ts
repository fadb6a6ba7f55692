import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './people';
import type { Answer, Step } from './plan';
import type { Seat } from './seat';
import { signInHere, untilAccount } from './screens';

/** What a logout offers to do with unsent work. */
const answers: Record<Answer, string> = { send: '^Send it now', keep: '^Keep it', delete: '^Delete it' };

/** As the provider has it after a visit elsewhere, or once a session has run out. */
async function setSession({ run, lane }: Seat, person: Person | null): Promise<void> {
  run.setAccount(person);
  const value = person ? String(Date.now()) : '0';
  await lane.context.setCookie('__client_uat', value, run.origin);
}

/** What was written signed out may now become this account's. */
function mayTakeOver({ items }: Seat, person: Person): void {
  for (const { isClaimed, owners, unsigned } of items) if (!isClaimed && !unsigned) owners.add(person);
}

/** From here on what it has taken over is its own. */
async function settleSignIn(seat: Seat, person: Person): Promise<void> {
  await untilAccount(seat.tab, person);
  await seat.settle();
  for (const item of seat.items) if (item.owners.has(person)) item.isClaimed = true;
}

interface HowToSignIn {
  /** On the login page, or as after a visit elsewhere. */
  how: 'here' | 'elsewhere';
  /** Stays until the app knows. */
  settles: boolean;
}

export async function signIn(seat: Seat, { how, settles }: HowToSignIn): Promise<void> {
  const { person, run, tab } = seat;
  if (run.account === person) return;
  mayTakeOver(seat, person);
  if (how === 'here') await signInHere(tab, person);
  else {
    await setSession(seat, person);
    await tab.reload();
  }
  if (settles) await settleSignIn(seat, person);
}

/** Opens the app anew, signed in already or with a session that has run out. */
export async function visit(seat: Seat, person: Person | null, path: string): Promise<void> {
  await setSession(seat, person);
  if (person) mayTakeOver(seat, person);
  await seat.load(path);
  if (person) await settleSignIn(seat, person);
}

/**
 * The device has forgotten the session at once; the provider hears of it when the connection is back, or at the
 * next visit.
 */
async function comeBackOnline({ run, tab, lane, load }: Seat, leaves: boolean): Promise<void> {
  if (leaves) await tab.goto('about:blank');
  await lane.setOffline(false);
  if (leaves) await load('/login');
  const latest = Date.now() + 40_000;
  // Neither the login page nor the SDK may have come while the connection was gone.
  const reload = () =>
    tab.run((eyes) => eyes.button(/^(Reload the page|Try again)$/)?.click()).catch(() => {});
  for (; run.account && Date.now() < latest; await pause(40)) await reload();
  if (run.account) throw new Error('The provider was not told of the logout.');
}

/** Logs out on its page, and answers what it may ask about unsent work. */
export async function signOut(
  seat: Seat,
  { answer, offline, leaves }: Extract<Step, { do: 'sign out' }>,
): Promise<void> {
  const { run, tab, items, log } = seat;
  const leaving = run.account;
  if (!leaving) return;
  await seat.follow('/logout');
  await tab.until(
    'way to log out',
    (eyes) => eyes.button(/^Logout$/, document.querySelector('dialog[open]')) !== null,
  );
  if (offline) await seat.lane.setOffline(true);
  let isAnswered = false;
  /** A tap may come before the page knows what is unsent: then it asks, and is tapped once more. */
  const confirm = async () => {
    const isAsked = await tab.run((eyes, words) => {
      const choice = eyes.choice(new RegExp(words));
      choice?.click();
      return choice !== null;
    }, answers[answer]);
    if (isAsked && !isAnswered) {
      isAnswered = true;
      log(`   answers: ${answer}`);
      if (answer === 'delete')
        for (const item of items)
          if (item.owners.size === 0 || item.owners.has(leaving)) item.isDiscarded = true;
    }
    await tab.run((eyes) => eyes.button(/^Logout$/, document.querySelector('dialog[open]'))?.click());
  };
  const isOver = async () =>
    offline
      ? tab.run((eyes) => !eyes.button(/^Log/, document.querySelector('dialog[open]')))
      : run.account === null;
  for (const latest = Date.now() + 45_000; !(await isOver()); await pause(40)) {
    if (Date.now() > latest) throw new Error('The logout did not end.');
    await confirm();
  }
  if (offline) return comeBackOnline(seat, leaves);
  await tab.until('login page', (eyes) => eyes.first('h1')?.textContent === 'Welcome back');
}
