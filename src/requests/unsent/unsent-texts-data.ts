import type { AccountData } from '@/account/account-data';
import { unsentTexts } from './unsent-texts';

const isComment = (field: string) => field.startsWith('comment ');

/** Unsent requests and comments of an account, as the logout asks about them. */
export const unsentTextsData: AccountData = {
  describe: (id) => {
    const own = unsentTexts
      .read()
      .filter(({ owner, text, submitted }) => owner === id && (text !== '' || submitted?.isShown === false));
    const comments = own.filter(({ field }) => isComment(field)).length;
    const requests = own.length - comments;
    return Promise.resolve([
      ...(requests > 0 ? [requests === 1 ? '1 unsent request' : `${requests} unsent requests`] : []),
      ...(comments > 0 ? [comments === 1 ? '1 unsent comment' : `${comments} unsent comments`] : []),
    ]);
  },
  remove: (id) => {
    unsentTexts.update((all) => all.filter(({ owner }) => owner !== id));
    return Promise.resolve();
  },
};
