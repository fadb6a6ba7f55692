import type { QueryClient } from '@tanstack/react-query';
import { type UnsentKey, changeUnsent, findUnsentText } from './unsent-texts';

/**
 * Stores the text that is about to be sent. An earlier attempt with the same text is kept. Returns false if another tab
 * sent or changed the text a moment ago.
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

/** Sends the text of a field. It stays stored until it has arrived. Rejects if that fails. */
export async function submitUnsent(
  unsentKey: UnsentKey,
  text: string,
  queryClient: QueryClient,
): Promise<void> {
  if (!storeSubmitted(unsentKey, text)) return;
  // Loaded only now, because most visitors never send anything.
  const { sendText } = await import('./send-text');
  await sendText(unsentKey, text, queryClient);
}
