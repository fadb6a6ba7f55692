import type { QueryClient } from '@tanstack/react-query';
import type { AccountData } from '@/account/account-data';
import { likes } from '@/browse/saving/saved';
import { withTimeout } from '@/platform/scheduling';
import { requestLikes } from '@/requests/list/request-like';
import { clearSearches } from '@/search/recent-searches';
import { forgetPostNews } from '@/selling/own/post-news';

/** How long the code for unsent work may take to load, in ms: shorter than the time for all that a logout reads. */
const codeTimeout = 3000;

/**
 * The data that all rooms store for an account. The code for unsent work loads when somebody logs out. If that fails or
 * hangs, as without a connection, unsent work stays until the next sign-in, and the rest is cleared anyway.
 */
export async function loadAccountData(queryClient: QueryClient): Promise<readonly AccountData[]> {
  const loading = [
    import('@/selling/submission/unsent-posts-data').then((module) => module.unsentPostsData(queryClient)),
    import('@/requests/sending/unsent-texts-data').then((module) => module.unsentTextsData(queryClient)),
  ];
  const unsent = await Promise.allSettled(loading.map((code) => withTimeout(code, codeTimeout)));
  return [
    ...unsent.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    { forgetPrivate: likes.removeUser },
    { forgetPrivate: requestLikes.removeUser },
    { forgetPrivate: forgetPostNews },
    // Recent searches belong to no account, but the next person at this device must not see them.
    { forgetPrivate: clearSearches },
  ];
}
