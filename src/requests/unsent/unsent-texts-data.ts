import type { QueryClient } from '@tanstack/react-query';
import type { AccountData } from '@/account/account-data';
import type { User } from '@/account/session';
import { formatCount } from '@/lib/format';
import { sendComment } from '@/requests/comments/send-comment';
import { sendRequest } from '@/requests/send-request';
import { type UnsentText, unsentTexts } from './unsent-texts';
import { shownText, submitUnsent } from './use-unsent-text';

const isComment = (field: string) => field.startsWith('comment ');

const ownTexts = (id: string) =>
  unsentTexts
    .read()
    .filter(
      ({ owner, text, submitted }) => owner === id && (text.trim() !== '' || submitted?.isShown === false),
    );

/** Sends what stands in a field. Rejects where that fails. */
async function sendText(unsent: UnsentText, { email }: User, queryClient: QueryClient): Promise<void> {
  const { field, owner } = unsent;
  const unsentKey = { field, owner };
  const send = (text: string) => {
    const [, productId = '', imageId = ''] = field.split(' ');
    return isComment(field)
      ? sendComment({ productId, imageId, email, text }, unsentKey, queryClient)
      : sendRequest(text, unsentKey, queryClient);
  };
  await submitUnsent(unsentKey, shownText(unsent, false).trim(), send);
}

/** Unsent requests and comments of an account, as the logout asks about them. */
export const unsentTextsData = (queryClient: QueryClient): AccountData => ({
  describe: (id) => {
    const own = ownTexts(id);
    const comments = own.filter(({ field }) => isComment(field)).length;
    const requests = own.length - comments;
    return Promise.resolve({
      facts: [
        ...(requests > 0 ? [formatCount(requests, 'unsent request')] : []),
        ...(comments > 0 ? [formatCount(comments, 'unsent comment')] : []),
      ],
      mayBeSent: own.length > 0,
    });
  },
  send: async (user) => {
    // What fails stays, and the logout says that something could not be sent.
    for (const unsent of ownTexts(user.id)) await sendText(unsent, user, queryClient).catch(() => {});
    return ownTexts(user.id).length === 0;
  },
  remove: (id) => {
    unsentTexts.update((all) => all.filter(({ owner }) => owner !== id));
    return Promise.resolve();
  },
});
