import { otherThan } from './item';
import { fates, fatesWithKeys } from './market';
import { fields, type Field, type Seat } from './seat';

/** Makes the next writes fail. */
function breakSome({ chance, pick, market, tell }: Seat): void {
  if (chance(0.4)) return;
  const fate = pick(
    market.hasKeys ? [...fates, ...fatesWithKeys, ...fatesWithKeys, ...fatesWithKeys] : fates,
  );
  market.fates = Array.from({ length: pick([1, 1, 1, 2, 4]) }, () => fate);
  tell(`   The next ${market.fates.length} writes: ${fate}`);
}

/** A person may wait, reload, or submit in another tab too. */
async function goOn(seat: Seat, again: () => Promise<void>): Promise<void> {
  if (seat.chance(0.5)) await seat.pass();
  if (seat.chance(0.3)) return steps.reload(seat);
  if (seat.chance(0.7)) return;
  await steps.otherTab(seat);
  if (seat.chance(0.6)) await again();
}

async function sendField(seat: Seat, field: Field): Promise<void> {
  const { page, tell } = seat;
  const text = page.app.fieldText(field);
  const items = seat.itemsIn(text);
  if (items.length === 0 || !items.every(seat.isOwn)) return;
  if (field.startsWith('comment') && seat.browser.account === null) return;
  breakSome(seat);
  for (const item of items) item.isSubmitted = true;
  tell(`${seat.person} sends "${text}" of ${field}`);
  void page.app.submitText(field);
  if (seat.chance(0.15)) void page.app.submitText(field);
  await goOn(seat, () => sendField(seat, field));
}

async function submitForm(seat: Seat): Promise<void> {
  const items = seat.itemsIn(seat.page.app.formText());
  if (items.length === 0 || !items.every(seat.isOwn) || seat.page.app.isPreparing()) return;
  breakSome(seat);
  for (const item of items) seat.noteSubmitted(item);
  seat.tell(`${seat.person} submits ${items.map(({ mark }) => mark).join(' ')}`);
  void seat.page.app.submitPost();
  if (seat.chance(0.15)) void seat.page.app.submitPost();
  if (seat.browser.account !== null) return goOn(seat, () => steps.again(seat));
  if (seat.chance(0.3)) await steps.otherTab(seat);
  if (seat.chance(0.5)) await steps.signIn(seat);
}

const steps = {
  async post(seat: Seat) {
    const { item, text } = seat.newItem('post');
    seat.tell(`${seat.person} writes the post ${item.mark}`);
    seat.page.app.writePost(text, seat.pick([2, 2, 3]));
    if (seat.chance(0.9)) await seat.clock.advance(700);
    if (seat.chance(0.8)) await submitForm(seat);
  },
  async entry(seat: Seat) {
    const field = seat.pick(fields);
    const kind = field.startsWith('comment') ? 'comment' : 'request';
    if (kind === 'comment' && seat.page.app.account() === null) return;
    // Editing a text that was sent makes a new item.
    if (seat.page.app.fieldText(field) !== '') return;
    const { text } = seat.newItem(kind);
    seat.tell(`${seat.person} types "${text}" into ${field}`);
    seat.page.app.typeText(field, text);
    if (seat.chance(0.85)) await sendField(seat, field);
  },
  async again(seat: Seat) {
    const { app } = seat.page;
    if (seat.chance(0.3)) {
      seat.tell('Try again');
      return app.retrySending();
    }
    if (seat.chance(0.4)) return sendField(seat, seat.pick(fields));
    if (app.formText() === '') await steps.resume(seat);
    await submitForm(seat);
  },
  async resume(seat: Seat) {
    const posts = await seat.ask(seat.page.app.offeredPosts());
    const chosen = [...(posts ?? [])].find(([name]) => seat.itemsIn(name).every(seat.isOwn));
    if (!chosen) return;
    seat.tell(`${seat.person} opens "${chosen[0]}"`);
    // A page that has not learned of a sign-out claims the post for its account.
    const account = seat.page.app.account();
    for (const item of seat.itemsIn(chosen[0]))
      if (!item.isClaimed && (account === 'hana' || account === 'biruk')) item.owners.add(account);
    const isOpen = seat.page.app.resumePost(chosen[1]);
    if (seat.chance(0.7)) await seat.ask(isOpen);
  },
  async cancel(seat: Seat) {
    if (!seat.page.app.isSending()) return;
    seat.tell(`${seat.person} cancels`);
    seat.page.app.cancelSending();
  },
  async leave(seat: Seat) {
    seat.tell(`${seat.person} leaves the form`);
    seat.page.app.leaveForm();
  },
  async reload(seat: Seat) {
    seat.tell('The page is loaded anew');
    seat.close(seat.page);
    seat.open();
    if (seat.chance(0.7)) await seat.clock.advance(1000);
  },
  async otherTab(seat: Seat) {
    const other = seat.browser.pages().find((page) => page !== seat.page);
    seat.tell(other ? 'The other tab comes to the front' : 'Another tab opens');
    if (other) seat.page = other;
    else seat.open();
    if (seat.chance(0.7)) await seat.clock.advance(1000);
  },
  async closeTab(seat: Seat) {
    const other = seat.browser.pages().find((page) => page !== seat.page);
    if (!other) return;
    seat.tell('The tab in front is closed');
    seat.close(seat.page);
    seat.page = other;
  },
  async lists({ market, tell }: Seat) {
    market.listsFail = !market.listsFail;
    tell(market.listsFail ? 'Lists fail' : 'Lists work');
  },
  async connection({ browser, tell }: Seat) {
    tell(browser.isOffline() ? 'Online' : 'Offline');
    browser.setOffline(!browser.isOffline());
  },
  async disk(seat: Seat) {
    const next = seat.browser.disk.state() === 'good' ? seat.pick(['full', 'silent'] as const) : 'good';
    seat.tell(`The disk is ${next}`);
    seat.setDisk(next);
  },
  async clear(seat: Seat) {
    seat.tell('The browser forgets what the site has stored');
    for (const item of seat.items) item.mayBeForgotten = true;
    seat.browser.clearStorage();
  },
  async signIn(seat: Seat) {
    if (seat.browser.account) return;
    seat.tell(`${seat.person} signs in`);
    breakSome(seat);
    // The login page replaces the form.
    seat.page.app.leaveForm();
    seat.browser.setAccount(seat.person, seat.page);
    if (seat.chance(0.7)) await seat.clock.advance(12_000);
  },
  async signOut(seat: Seat) {
    const leaving = seat.browser.account;
    if (!leaving || seat.browser.isOffline()) return;
    const answer = seat.pick(['keep', 'keep', 'delete'] as const);
    seat.tell(`${leaving} signs out: ${answer}`);
    if (answer === 'delete')
      for (const item of seat.items)
        if (item.owners.size === 0 || item.owners.has(leaving)) item.isDiscarded = true;
    seat.page.app.leaveForm();
    await seat.ask(seat.page.app.tidyUp(answer));
    seat.browser.setAccount(null, seat.page);
  },
  async handOver(seat: Seat) {
    seat.person = otherThan(seat.person);
    seat.tell(`${seat.person} takes over`);
    if (seat.browser.account && seat.chance(0.8)) await steps.signOut(seat);
    if (seat.chance(0.7)) await steps.signIn(seat);
  },
  async age(seat: Seat) {
    seat.tell('A day passes');
    for (const item of seat.items) if (item.kind === 'post' && item.owners.size === 0) item.isUnsigned = true;
    await seat.clock.advance(seat.day + 3_600_000);
  },
  async sayWhose(seat: Seat) {
    const posts = await seat.ask(seat.page.app.doubtfulPosts());
    const [asked] = posts ?? [];
    const [item] = asked ? seat.itemsIn(asked.name) : [];
    const account = seat.browser.account;
    if (!asked || !item || !account || seat.page.app.account() !== account) return;
    const says = seat.pick(['mine', 'later', 'delete'] as const);
    seat.tell(`${account} is asked about ${item.mark}: ${says}`);
    if (says === 'delete') {
      item.isDiscarded = true;
      await seat.page.app.removePost(asked.id);
    }
    if (says !== 'mine' || seat.person !== account) return;
    item.isUnsigned = false;
    item.owners.add(account);
    void seat.page.app.claimPost(asked.id);
  },
} satisfies Record<string, (seat: Seat) => Promise<void>>;

const weights: Readonly<Record<keyof typeof steps, number>> = {
  post: 4,
  entry: 5,
  again: 4,
  resume: 1,
  cancel: 0.5,
  leave: 0.5,
  reload: 2,
  otherTab: 2,
  closeTab: 0.5,
  lists: 0.5,
  connection: 0.7,
  disk: 0.4,
  clear: 0.1,
  signIn: 3,
  signOut: 1,
  handOver: 1,
  age: 0.3,
  sayWhose: 0.4,
};
const table = Object.entries(weights);
const sum = table.reduce((total, [, weight]) => total + weight, 0);

/** Takes one random step of a person, and lets time pass. */
export async function takeStep(seat: Seat): Promise<void> {
  let left = seat.random() * sum;
  for (const [name, weight] of table) {
    left -= weight;
    if (left >= 0) continue;
    const step = Object.entries(steps).find(([one]) => one === name)?.[1];
    await step?.(seat);
    break;
  }
  await seat.pass();
  if (seat.chance(0.3)) await seat.look();
}
