import { marksIn, personOf, type Item } from './item';
import type { Write } from './market';

export interface Fault {
  kind:
    | 'lost'
    | 'typed lost'
    | 'doubled'
    | 'sent unasked'
    | "in another's name"
    | 'sent under another account'
    | 'shown to another'
    | 'sent unsubmitted'
    | 'thrown';
  text: string;
}

interface Evidence {
  items: readonly Item[];
  /** What the server has stored. */
  stored: readonly Write[];
  hasKeys: boolean;
}

/** Whether an item may be sent under this name or address. A request may be anonymous. */
function mayCarry({ kind, owners, writer }: Item, signature: string): boolean {
  const person = personOf(signature);
  if (kind === 'request') return person === null || person === writer || owners.has(person);
  return person !== null && (owners.has(person) || (owners.size === 0 && person === writer));
}

/** The faults of a write when it leaves a page. */
export function judgeWrite(items: readonly Item[], { marks, signature, account }: Write): Fault[] {
  return items
    .filter(({ mark }) => marks.includes(mark))
    .flatMap((item) => {
      const faults: Fault[] = [];
      const add = (kind: Fault['kind'], text: string) => faults.push({ kind, text: `${item.mark} ${text}` });
      if (!mayCarry(item, signature)) add("in another's name", `is sent as ${signature || 'nobody'}`);
      if (!item.isSubmitted) add('sent unsubmitted', 'is sent although it was only typed');
      if (item.isUnsigned) add('sent unasked', 'is sent although nobody has said whose it is');
      const isOfAnotherAccount = item.isClaimed && ![...item.owners].some((owner) => owner === account);
      if (isOfAnotherAccount)
        add('sent under another account', `is sent by a page of ${account ?? 'nobody'}`);
      return faults;
    });
}

/** A page must not show items of another person. */
export function judgeView(items: readonly Item[], text: string, account: string | null): Fault[] {
  const marks = marksIn(text);
  return items
    .filter(({ mark, isClaimed }) => marks.includes(mark) && isClaimed)
    .filter(({ owners }) => ![...owners].some((owner) => owner === account))
    .map(({ mark }) => ({ kind: 'shown to another', text: `${mark} is shown to ${account ?? 'nobody'}` }));
}

/** The faults after the last visits. */
export function judgeEnd({ items, stored, hasKeys }: Evidence): Fault[] {
  return items.flatMap((item): Fault[] => {
    const count = stored.filter(({ marks }) => marks.includes(item.mark)).length;
    const isFound = count > 0 || item.isOffered || item.isDiscarded || item.mayBeForgotten;
    if (!isFound)
      return [{ kind: item.isSubmitted ? 'lost' : 'typed lost', text: `${item.mark} is nowhere` }];
    // The key of a post comes from its content. The key of a text is stored, and may be lost.
    const isKnownByKey = hasKeys && item.kind === 'post';
    if (count > 1 && (isKnownByKey || !item.mayBeForgotten))
      return [{ kind: 'doubled', text: `${item.mark} is stored ${count} times` }];
    return [];
  });
}
