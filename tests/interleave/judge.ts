import type { Item } from './item';
import { personOf } from './people';
import { marksIn, type Write } from './write';

export type FaultKind =
  | 'lost'
  | 'typed lost'
  | 'doubled'
  | "in another's name"
  | 'shown to another'
  | 'sent under another account'
  | 'sent unasked';

export interface Fault {
  kind: FaultKind;
  item: Item;
  /** What was seen. */
  text: string;
}

/** What the judge has to go by when the dust has settled. */
export interface Evidence {
  items: readonly Item[];
  /** What the server has. */
  stored: readonly { text: string; signature: string }[];
  writes: readonly Write[];
  /** What was seen on the way: an item on a page of somebody it is not for. */
  shown: readonly { mark: string; to: string }[];
}

/** How long after a sign-in a write of the account before may still arrive, in ms. */
const onItsWay = 500;

/** Whether a name or address may stand with an item: nobody's may, as that of a visitor. */
function mayBear({ kind, owners, writer }: Item, signature: string): boolean {
  const person = personOf(signature);
  if (kind !== 'request')
    return person !== null && (owners.has(person) || (owners.size === 0 && person === writer));
  return person === null || person === writer || owners.has(person);
}

/** The faults of a run, each item apart (docs/product.md, Drafts and sending). */
export function judge({ items, stored, writes, shown }: Evidence): Fault[] {
  return items.flatMap((item) => {
    const faults: Fault[] = [];
    const add = (kind: FaultKind, text: string) => faults.push({ kind, item, text });
    const rows = stored.filter(({ text }) => marksIn(text).includes(item.mark));
    if (rows.length === 0 && !item.isOffered && !item.isDiscarded)
      add(item.isSubmitted ? 'lost' : 'typed lost', 'neither at the server nor offered');
    if (rows.length > 1) add('doubled', `stored ${rows.length} times`);
    const own = writes.filter(({ marks }) => marks.includes(item.mark));
    const wrong = [...rows, ...own].map(({ signature }) => signature).find((one) => !mayBear(item, one));
    if (wrong !== undefined) add("in another's name", `sent as ${wrong || 'nobody'}`);
    const { unsigned } = item;
    if (unsigned && own.some(({ at }) => at >= unsigned.since && at < unsigned.until))
      add('sent unasked', 'sent although nobody has said whose it is');
    for (const { to } of shown.filter(({ mark }) => mark === item.mark).slice(0, 1))
      add('shown to another', `shown to ${to}`);
    const foreign = own.find(
      ({ account, accountSince, at }) =>
        account !== null &&
        item.kind === 'post' &&
        at - accountSince > onItsWay &&
        item.owners.size > 0 &&
        ![...item.owners].some((owner) => owner === account),
    );
    if (foreign && wrong === undefined)
      add('sent under another account', `sent while ${foreign.account} was signed in`);
    return faults;
  });
}
