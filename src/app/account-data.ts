import type { LoadAccountData } from '@/account/account-data';
import { likes } from '@/listings/actions/likes';
import { clearSearches } from '@/listings/search/recent-searches';
import { requestLikes } from '@/requests/list/request-like';

/**
 * What all rooms keep for an account; the code of what may be unsent is loaded when somebody is about to log out. Where that
 * fails, as without a connection, it stays for the next sign-in, and the rest is cleared nevertheless.
 */
export const loadAccountData: LoadAccountData = async (queryClient) => {
  const unsent = await Promise.allSettled([
    import('@/selling/submission/unsent-posts-data').then((room) => room.unsentPostsData(queryClient)),
    import('@/requests/unsent/unsent-texts-data').then((room) => room.unsentTextsData(queryClient)),
  ]);
  return [
    ...unsent.flatMap((room) => (room.status === 'fulfilled' ? room.value : [])),
    { clear: likes.removeOf },
    { clear: requestLikes.removeOf },
    // Of nobody's account, but the next person at this device need not read them.
    { clear: clearSearches },
  ];
};
