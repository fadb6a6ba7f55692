import type { QueryClient } from '@tanstack/react-query';
import { type UnsentKey, changeUnsent, findUnsentText } from './unsent-texts';

/**
 * Stores the text that is sent now. An earlier attempt with the same text continues. Returns false if another tab has
 * sent or changed the text a moment ago, which this page has not heard of yet.
 */
function storeSubmitted(unsentKey: UnsentKey, text: string): boolean {
  const shown = findUnsentText(unsentKey)?.text ?? '';
  let isUnchanged = false;
  changeUnsent(unsentKey, (kept) => {
    isUnchanged = kept.text === shown;
    if (!isUnchanged) return kept;
    return { text, attempt: kept.attempt?.text === text ? kept.attempt : null };
  });
  return isUnchanged;
}

/** Sends the text of a field, which stays stored until it has arrived. Rejects if that fails. */
export async function submitUnsent(
  unsentKey: UnsentKey,
  text: string,
  queryClient: QueryClient,
): Promise<void> {
  if (!storeSubmitted(unsentKey, text)) return;
  // Loads late, because most visitors never send.
  const { sendText } = await import('./send-text');
  await sendText(unsentKey, text, queryClient);
}
