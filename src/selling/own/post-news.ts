import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useAccountId, type User } from '@/account/session';
import type { Listing } from '@/listings/listing';
import { useOwnListings } from '@/listings/use-catalogue';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { useStore } from '@/ui/use-store';

/** What this device knows about the posts of an account. All lists contain ids. */
const newsSchema = v.object({
  /** The posts that waited for verification at the last visit. */
  waiting: v.array(v.string()),
  /** The posts that went live since their seller's last visit. */
  live: v.array(v.string()),
});
type PostNews = v.InferOutput<typeof newsSchema>;

/** The most ids that are stored for one account. */
const maxPosts = 50;

const noNews: PostNews = { waiting: [], live: [] };

/**
 * Compares an account's listings with the last visit. A listing that waited then and is verified now has gone live. A
 * missing listing still counts as waiting, because a server may list it late.
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
    waiting: [...stillWaiting, ...missing].slice(0, maxPosts),
    live: nowLive.slice(0, maxPosts),
  };
}

/** The news by account id. */
const postNews = createPersistedStore<Readonly<Record<string, PostNews>>>({
  key: 'gulit:post-news',
  parse: (json) => v.parse(v.fallback(v.record(v.string(), newsSchema), {}), json),
});

const isSame = (one: PostNews, other: PostNews) => JSON.stringify(one) === JSON.stringify(other);

function writeNews(accountId: string, change: (news: PostNews) => PostNews): void {
  const newsOf = (all: Readonly<Record<string, PostNews>>) => all[accountId] ?? noNews;
  const before = newsOf(postNews.read());
  if (!isSame(change(before), before))
    postNews.update((all) => ({ ...all, [accountId]: change(newsOf(all)) }));
}

/** Records which of an account's listings wait, and which have gone live. */
export const recordOwnPosts = (accountId: string, own: readonly Listing[]): void =>
  writeNews(accountId, (news) => nextNews(news, own));

/** Records that the seller has seen the posts that have gone live. */
const recordLiveSeen = (accountId: string): void =>
  writeNews(accountId, ({ waiting }) => ({ waiting, live: [] }));

export const forgetPostNews = (accountId: string): void =>
  void postNews.update(({ [accountId]: _forgotten, ...others }) => others);

/** The ids of the seller's posts that have gone live since the last visit. */
export function useUnseenLiveIds(): readonly string[] {
  const accountId = useAccountId();
  const all = useStore(postNews);
  return (accountId !== null && all[accountId]?.live) || noNews.live;
}

/** The ids of posts that went live since the last visit or while this page is open. Also records them as seen. */
export function useNewlyLiveAndMarkSeen(): ReadonlySet<string> {
  const accountId = useAccountId();
  const live = useUnseenLiveIds();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (live.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...live]));
  useEffect(() => {
    if (accountId !== null && live.length > 0) recordLiveSeen(accountId);
  }, [accountId, live]);
  return seen;
}

/** Records on every page which of the seller's posts have gone live, once the catalogue has loaded. */
export function WatchOwnPosts({ user }: { user: User }) {
  const { data } = useOwnListings(user, 'never-retry');
  useEffect(() => {
    if (data) recordOwnPosts(user.id, data);
  }, [data, user.id]);
  return null;
}
