import type { QueryClient } from '@tanstack/react-query';
import type { AccountData } from '@/account/account-data';
import { reportUnexpected } from '@/api/failure-advice';
import { plural } from '@/language/translate';
import { sendText } from './send-text';
import { findUnsentText, storeSubmitted, unsentTexts } from './unsent-texts';

const unsentTextsOf = (id: string) =>
  unsentTexts
    .read()
    .filter(({ field, owner, text }) => owner === id && field.kind !== 'contact' && text.trim() !== '');

/** An account's unsent requests and comments, for logging out. */
export const unsentTextsData = (queryClient: QueryClient): AccountData => ({
  describe: (id) => {
    const own = unsentTextsOf(id);
    const comments = own.filter(({ field }) => field.kind === 'comment').length;
    const requests = own.length - comments;
    return Promise.resolve({
      facts: [
        ...(requests > 0
          ? [plural(requests, { one: '{count} unsent request', other: '{count} unsent requests' })]
          : []),
        ...(comments > 0
          ? [plural(comments, { one: '{count} unsent comment', other: '{count} unsent comments' })]
          : []),
      ],
      mayBeSent: own.length > 0,
    });
  },
  send: async ({ id }) => {
    for (const { field, owner } of unsentTextsOf(id)) {
      // Read again before each text, because another tab may have sent it meanwhile.
      const unsent = findUnsentText({ field, owner });
      const text = unsent?.text.trim() ?? '';
      // A text that fails stays on the device. The logout then says that not everything was sent.
      if (unsent && storeSubmitted(unsent, text))
        await sendText(unsent, text, queryClient).catch(reportUnexpected);
    }
    return unsentTextsOf(id).length === 0;
  },
  deleteUnsent: (id) => {
    unsentTexts.update((all) => all.filter(({ owner }) => owner !== id));
    return Promise.resolve();
  },
});
