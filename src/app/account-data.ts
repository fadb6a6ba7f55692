import type { LoadAccountData } from '@/account/account-data';

/** What all rooms keep for an account; their code is loaded when somebody is about to log out. */
export const loadAccountData: LoadAccountData = async (queryClient) => {
  const [posts, texts, likes, requestLikes, searches] = await Promise.all([
    import('@/selling/submission/unsent-posts-data'),
    import('@/requests/unsent/unsent-texts-data'),
    import('@/listings/actions/likes'),
    import('@/requests/list/request-like'),
    import('@/listings/search/recent-searches'),
  ]);
  return [
    posts.unsentPostsData(queryClient),
    texts.unsentTextsData(queryClient),
    { clear: likes.likes.removeOf },
    { clear: requestLikes.requestLikes.removeOf },
    // Of nobody's account, but the next person at this device need not read them.
    { clear: searches.clearSearches },
  ];
};
