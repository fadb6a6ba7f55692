import type { QueryClient } from '@tanstack/react-query';
import { createGlobalStore } from '@/platform/create-store';
import {
  type UnsentKey,
  changeUnsent,
  findUnsentText,
  serializeKey,
  unsentTexts,
  visibleText,
} from './unsent-texts';

/** The fields whose text this page is sending. These fields show as empty until it has arrived. */
export const sendingFields = createGlobalStore<ReadonlySet<string>>(() => new Set());

/** Marks a field as sending, so that it does not show the submitted text. */
async function markSending(unsentKey: UnsentKey, work: () => Promise<void>): Promise<void> {
  const change = (edit: (names: Set<string>) => void) => {
    const names = new Set(sendingFields.read());
    edit(names);
    sendingFields.write(names);
  };
  change((names) => names.add(serializeKey(unsentKey)));
  try {
    await work();
  } finally {
    change((names) => names.delete(serializeKey(unsentKey)));
  }
}

/** Whether another tab has just sent or changed the text, and this page does not know yet. */
function wasSentElsewhere(unsentKey: UnsentKey): boolean {
  const shown = () => visibleText(findUnsentText(unsentKey), false);
  const shownBefore = shown();
  // An update reads the storage again, even if it changes nothing.
  unsentTexts.update((all) => all);
  return shown() !== shownBefore;
}

/** A text that was submitted earlier and may have arrived. */
interface EarlierText {
  text: string;
  /** What is sent after the text of the field, such as the writer's contact. */
  ending: string;
}

/** Finds the text that was submitted earlier, if `text` begins with it and continues with newer text. */
function findEarlier(unsentKey: UnsentKey, text: string): EarlierText | null {
  const kept = findUnsentText(unsentKey);
  if (kept?.submitted?.isShown !== false || kept.text.trim() === '') return null;
  const shown = visibleText(kept, false).trim();
  return text.startsWith(shown) ? { text: kept.submitted.text, ending: text.slice(shown.length) } : null;
}

/** The text typed after an earlier one that has arrived; '' if its writer has taken it back meanwhile. */
function readNewerText(unsentKey: UnsentKey, { ending }: EarlierText): string {
  const newerText = findUnsentText(unsentKey)?.text.trim() ?? '';
  return newerText === '' ? '' : newerText + ending;
}

/** Empties the field and stores its text as submitted. An earlier attempt with the same text continues. */
const storeSubmitted = (unsentKey: UnsentKey, text: string): void =>
  changeUnsent(unsentKey, ({ submitted }) => ({
    text: '',
    submitted: { text, isShown: false, attempt: submitted?.text === text ? submitted.attempt : null },
  }));

/**
 * Empties a field while its text is sent. On failure the field shows the text again, and this rejects.
 *
 * A text that may have arrived is sent again alone, and newer text follows separately: if both were sent as one,
 * nobody could tell whether the server already has the first. For example, "blue" is typed while "Sofa" is sent, and
 * the connection breaks. The field shows "Sofa blue"; submitting it continues the attempt of "Sofa" and then sends
 * "blue".
 */
export const submitUnsent = (unsentKey: UnsentKey, text: string, queryClient: QueryClient): Promise<void> =>
  markSending(unsentKey, async () => {
    const send = async (part: string) => (await import('./send-text')).sendText(unsentKey, part, queryClient);
    if (wasSentElsewhere(unsentKey)) return;
    const earlier = findEarlier(unsentKey, text);
    if (earlier) await send(earlier.text);
    const rest = earlier ? readNewerText(unsentKey, earlier) : text;
    if (rest === '') return;
    storeSubmitted(unsentKey, rest);
    await send(rest);
  });
