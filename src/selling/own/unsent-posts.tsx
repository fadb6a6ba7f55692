import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccountId } from '@/account/session';
import { t } from '@/language/translate';
import { formPath, paths } from '@/platform/paths';
import { draftsAreStored } from '@/selling/drafts/draft-store';
import { listFreePosts } from '@/selling/drafts/drafts';
import type { StoredPost } from '@/selling/drafts/stored-post';
import { submissionStore } from '@/selling/submission/send-post';
import { buttonClass } from '@/ui/button';
import { useStore } from '@/ui/use-store';
import { DraftPicture } from './draft-picture';

/** The drafts and pending posts in this browser, newest first; null while loading. */
export function useUnsentPosts(): readonly StoredPost[] | null {
  const submission = useStore(submissionStore);
  const accountId = useAccountId();
  const sendingPostId = submission.status === 'sending' ? submission.postId : null;
  const { data } = useQuery({
    queryKey: ['unsent posts', accountId, sendingPostId],
    queryFn: () => listFreePosts(accountId).catch(() => []),
    staleTime: 0,
    gcTime: 0,
    // Another tab may have changed the drafts.
    refetchOnWindowFocus: 'always',
    // The list stays while a post is being sent, but never for another account.
    placeholderData: (before, query) => (query?.queryKey[1] === accountId ? before : undefined),
  });
  return data?.filter(({ id }) => id !== sendingPostId) ?? null;
}

function statusText(state: StoredPost['state'], isStored: boolean): string {
  if (state === 'pending') return t('Waiting to be sent');
  return isStored ? t('A draft on this device') : t('A draft while this page stays open');
}

interface UnsentListProps {
  posts: readonly StoredPost[];
  /** How many posts to show. A link opens the page with all. */
  maxShown?: number;
  className?: string;
}

export function UnsentList({ posts, maxShown = Infinity, className = 'mb-4' }: UnsentListProps) {
  const isStored = useStore(draftsAreStored);
  if (posts.length === 0) return null;
  return (
    <section
      aria-label={t('Not sent yet')}
      className={`${className} rounded-card border border-dashed border-edge p-4`}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg">{t('Not sent yet')}</h2>
        {posts.length > maxShown && (
          <Link to={paths.myPosts} className="tap -my-2 inline-flex items-center font-semibold text-brand">
            {t('All {count}', { count: posts.length })}
          </Link>
        )}
      </div>
      <ul>
        {posts.slice(0, maxShown).map((post) => (
          <li key={post.id} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <DraftPicture post={post} className="size-12" />
            <span className="min-w-0 flex-1 basis-32 [overflow-wrap:anywhere]">
              <bdi className="line-clamp-1">
                {post.fields.productName.trim() || t('Draft without a name')}
              </bdi>
              <span className="block text-sm text-muted">{statusText(post.state, isStored)}</span>
            </span>
            <Link to={formPath(post.id)} className={buttonClass('quiet', 'whitespace-nowrap')}>
              {t('Resume draft')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The latest unsent post. `className` reserves its height while the posts are loading. */
export function LatestUnsentPost({ className }: { className: string }) {
  const posts = useUnsentPosts();
  if (posts?.length === 0) return null;
  return (
    <div className={className}>{posts && <UnsentList posts={posts} maxShown={1} className="mt-8" />}</div>
  );
}
