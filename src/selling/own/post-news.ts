import { useAccountId } from '@/account/session';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { isRecord, parseTexts } from '@/platform/parse-values';
import type { Listing } from '@/listings/listing';
import { useStore } from '@/ui/use-store';

/** What this device knows of an account's posts, by their ids. */
interface PostNews {
  /** What waited for verification at the last look. */
  waiting: readonly string[];
  /** What has gone live since its seller looked last. */
  live: readonly string[];
}

/** Of each account that many posts at most, and that many accounts. */
const mostPosts = 50;
const mostAccounts = 5;

const none: PostNews = { waiting: [], live: [] };

/**
 * What is known after a look at an account's listings: what waited and is verified now has gone live. What is not
 * among them is still waited for, as a server may list it late.
 */
export function nextNews(
  { waiting, live }: PostNews,
  own: readonly Pick<Listing, 'id' | 'verified'>[],
): PostNews {
  const isVerified = new Map(own.map(({ id, verified }) => [id, verified]));
  const stillWaiting = own.flatMap(({ id, verified }) => (verified ? [] : id));
  const missing = waiting.filter((id) => !isVerified.has(id));
  const nowLive = [...new Set([...live, ...waiting])].filter((id) => isVerified.get(id));
  return {
    waiting: [...stillWaiting, ...missing].slice(0, mostPosts),
    live: nowLive.slice(0, mostPosts),
  };
}

const readIds = (json: unknown): readonly string[] => parseTexts(json).slice(0, mostPosts);

const readNews = (json: unknown): PostNews =>
  isRecord(json) ? { waiting: readIds(json['waiting']), live: readIds(json['live']) } : none;

const postNews = createPersistedStore<ReadonlyMap<string, PostNews>>({
  key: 'gulit:post-news',
  parse: (json) =>
    new Map(
      Object.entries(isRecord(json) ? json : {})
        .slice(-mostAccounts)
        .map(([account, news]) => [account, readNews(news)]),
    ),
  toJson: (all) => (all.size === 0 ? null : Object.fromEntries(all)),
});

const isSame = (one: PostNews, other: PostNews) => JSON.stringify(one) === JSON.stringify(other);

/** Writes what is known of an account; nothing is kept of one without any. */
function writeNews(accountId: string, change: (news: PostNews) => PostNews): void {
  const before = postNews.read().get(accountId) ?? none;
  if (isSame(change(before), before)) return;
  postNews.update((all) => {
    const changed = change(all.get(accountId) ?? none);
    const others = [...all].filter(([id]) => id !== accountId);
    return new Map(
      isSame(changed, none) ? others : [...others, [accountId, changed] as const].slice(-mostAccounts),
    );
  });
}

/** Notes which of an account's listings wait and which have gone live. */
export const noteOwnPosts = (accountId: string, own: readonly Listing[]): void =>
  writeNews(accountId, (news) => nextNews(news, own));

/** Notes that a seller has seen what has gone live. */
export const noteLiveSeen = (accountId: string): void =>
  writeNews(accountId, ({ waiting }) => ({ waiting, live: [] }));

export const forgetPostNews = (accountId: string): void => writeNews(accountId, () => none);

/** The ids of the posts that have gone live since the seller who uses this page looked last. */
export function useNewlyLive(): readonly string[] {
  const accountId = useAccountId();
  const all = useStore(postNews);
  return (accountId !== null && all.get(accountId)?.live) || none.live;
}
