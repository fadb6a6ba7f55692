import { plural } from '@/language/translate';
import { unsentTexts } from './unsent-texts';

/** An account's unsent requests and comments, for the question when logging out. */
export const unsentTextsData = {
  describe: (accountId: string): readonly string[] => {
    const own = unsentTexts
      .read()
      .filter(
        ({ field, owner, text }) => owner === accountId && field.kind !== 'contact' && text.trim() !== '',
      );
    const comments = own.filter(({ field }) => field.kind === 'comment').length;
    const requests = own.length - comments;
    return [
      ...(requests > 0
        ? [plural(requests, { one: '{count} unsent request', other: '{count} unsent requests' })]
        : []),
      ...(comments > 0
        ? [plural(comments, { one: '{count} unsent comment', other: '{count} unsent comments' })]
        : []),
    ];
  },
  remove: (accountId: string): void =>
    void unsentTexts.update((all) => all.filter(({ owner }) => owner !== accountId)),
};
