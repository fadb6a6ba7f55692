import type { QueryClient } from '@tanstack/react-query';
import { useAccountId } from '@/account/session';
import { createGlobalStore } from '@/platform/create-store';
import { useStore } from '@/ui/use-store';
import { type UnsentKey, type UnsentText, changeUnsent, findUnsentText, unsentTexts } from './unsent-texts';

/** The fields whose text is being sent from this page. They are empty meanwhile. */
const sending = createGlobalStore<ReadonlySet<string>>(() => new Set());
const serializeKey = ({ field, owner }: UnsentKey) => JSON.stringify([field, owner]);

/** Submitted text comes before text typed since, so that one tap sends it again. */
const joined = (submitted: string, typed: string) => (typed === '' ? submitted : `${submitted} ${typed}`);

/** The text shown in a field. */
export function shownFieldText(kept: UnsentText | null, isSending: boolean): string {
  if (!kept) return '';
  const { text, submitted } = kept;
  return submitted && !submitted.isShown && !isSending ? joined(submitted.text, text) : text;
}

/** The text of a field, stored for its writer until it has arrived. */
export function useUnsentText(field: string) {
  const owner = useAccountId();
  const unsentKey = { field, owner };
  useStore(unsentTexts);
  const isSending = useStore(sending).has(serializeKey(unsentKey));
  const text = shownFieldText(findUnsentText(unsentKey), isSending);
  const setText = (typed: string) =>
    changeUnsent(unsentKey, ({ submitted }) => ({
      text: typed,
      submitted: submitted && (isSending ? submitted : { ...submitted, isShown: true }),
    }));
  return { unsentKey, text, setText };
}

/** Marks a field as sending, so that it does not show the submitted text. */
async function whileSending(unsentKey: UnsentKey, work: () => Promise<void>): Promise<void> {
  const change = (edit: (names: Set<string>) => void) => {
    const names = new Set(sending.read());
    edit(names);
    sending.write(names);
  };
  change((names) => names.add(serializeKey(unsentKey)));
  try {
    await work();
  } finally {
    change((names) => names.delete(serializeKey(unsentKey)));
  }
}

/**
 * Finds an earlier submitted text that still begins `text` unchanged, and the `ending` that the field hides;
 * null if there is none.
 */
function findEarlier(unsentKey: UnsentKey, text: string): { text: string; ending: string } | null {
  const kept = findUnsentText(unsentKey);
  if (kept?.submitted?.isShown !== false || kept.text.trim() === '') return null;
  const shown = shownFieldText(kept, false).trim();
  return text.startsWith(shown) ? { text: kept.submitted.text, ending: text.slice(shown.length) } : null;
}

/**
 * Empties a field while its text is sent, and restores it and rejects on failure. An earlier attempt with the
 * same text continues. A text submitted before is sent alone, and what was typed since follows separately:
 * combined, nobody could tell whether the server already has the first part.
 */
export const submitUnsent = (unsentKey: UnsentKey, text: string, queryClient: QueryClient): Promise<void> =>
  whileSending(unsentKey, async () => {
    const send = async (part: string) => (await import('./send-text')).sendText(unsentKey, part, queryClient);
    const earlier = findEarlier(unsentKey, text);
    if (earlier) await send(earlier.text);
    const since = earlier ? (findUnsentText(unsentKey)?.text.trim() ?? '') : text;
    if (since === '') return;
    const rest = earlier ? since + earlier.ending : text;
    changeUnsent(unsentKey, ({ submitted }) => ({
      text: '',
      submitted: {
        text: rest,
        isShown: false,
        attempt: submitted?.text === rest ? submitted.attempt : null,
      },
    }));
    await send(rest);
  });
