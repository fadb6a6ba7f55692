import { useAccountId } from '@/account/session';
import { createGlobalStore } from '@/lib/create-store';
import { useStore } from '@/ui/use-store';
import { serverNow } from '@/lib/server-clock';
import { type UnsentName, type UnsentText, changeUnsent, findUnsent, unsentTexts } from './unsent-texts';

/** The fields whose text is on its way from this page: they are empty meanwhile. */
const sending = createGlobalStore<ReadonlySet<string>>(() => new Set());
const nameOf = ({ field, owner }: UnsentName) => JSON.stringify([field, owner]);

/** What was submitted stands before what was typed since, so that sending it again is one tap. */
const joined = (submitted: string, typed: string) => (typed === '' ? submitted : `${submitted} ${typed}`);

function shownText(kept: UnsentText | null, isSending: boolean): string {
  if (!kept) return '';
  const { text, submitted } = kept;
  return submitted && !submitted.isShown && !isSending ? joined(submitted.text, text) : text;
}

/** The text of a field, which this browser keeps for its writer until it has arrived (docs/product.md, Requests). */
export function useUnsentText(field: string) {
  const owner = useAccountId();
  const name = { field, owner };
  useStore(unsentTexts);
  const isSending = useStore(sending).has(nameOf(name));
  const text = shownText(findUnsent(name), isSending);
  const setText = (typed: string) =>
    changeUnsent(name, serverNow(), ({ submitted }) => ({
      text: typed,
      submitted: submitted && (isSending ? submitted : { ...submitted, isShown: true }),
    }));
  return { name, text, setText };
}

/**
 * Empties a field while its text is sent by `send`, and puts it back where that fails; the attempt of an earlier try with the
 * same text goes on. Rejects as `send` does.
 */
export async function submitUnsent(name: UnsentName, text: string, send: () => Promise<void>): Promise<void> {
  changeUnsent(name, serverNow(), ({ submitted }) => ({
    text: '',
    submitted: { text, isShown: false, attempt: submitted?.text === text ? submitted.attempt : null },
  }));
  const change = (edit: (names: Set<string>) => void) => {
    const names = new Set(sending.read());
    edit(names);
    sending.write(names);
  };
  change((names) => names.add(nameOf(name)));
  try {
    await send();
  } finally {
    change((names) => names.delete(nameOf(name)));
  }
}
