import { likes } from '@/browse/saving/saved';
import { withTimeout } from '@/platform/scheduling';
import { requestLikes } from '@/requests/list/request-like';
import { clearViewed } from '@/saved/viewed';
import { clearSearches } from '@/search/recent-searches';
import { forgetPostNews } from '@/selling/own/post-news';

/** In ms. Neither code that does not load nor a slow disk may prevent the logout. */
const timeout = 5000;

/** The code for unsent work, which loads only when somebody logs out. */
const loaders = [
  async () => (await import('@/selling/submission/unsent-posts-data')).unsentPostsData,
  async () => (await import('@/requests/sending/unsent-texts-data')).unsentTextsData,
];
type UnsentData = Awaited<ReturnType<(typeof loaders)[number]>>;

const inEachRoom = <Result>(act: (data: UnsentData) => Result | Promise<Result>) => {
  const actIn = async (load: (typeof loaders)[number]) => act(await load());
  return Promise.allSettled(loaders.map((load) => withTimeout(actIn(load), timeout)));
};

/** Describes the work that only this device has, such as '1 unsent post'. Leaves out unreadable work. */
export async function describeUnsent(accountId: string): Promise<readonly string[]> {
  const described = await inEachRoom((data) => data.describe(accountId));
  return described.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

/** Deletes an account's unsent work. Returns whether all of it was deleted. */
export async function deleteUnsent(accountId: string): Promise<boolean> {
  const removed = await inEachRoom((data) => data.remove(accountId));
  return removed.every(({ status }) => status === 'fulfilled');
}

/** Deletes what the next person at this device must not see (docs/decisions.md, A logout clears traces). */
export function forgetTraces(accountId: string): void {
  likes.removeUser(accountId);
  requestLikes.removeUser(accountId);
  forgetPostNews(accountId);
  clearSearches();
  clearViewed();
}
