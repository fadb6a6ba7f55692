import { useSession } from '@/account/use-session';
import { formatRelativeTime } from '@/lib/format-relative-time';
import { EntriesFailure } from '@/requests/entries/entries-failure';
import { EntriesSkeleton } from '@/requests/entries/entries-skeleton';
import { EmptyNotice } from '@/ui/empty-notice';
import { useNow } from '@/ui/use-now';
import { authorOf } from './author-of';
import { useComments } from './use-comments';

/** What people say about one picture, newest first. */
export function CommentList({ productId, imageId }: { productId: string; imageId: string }) {
  const query = useComments(productId, imageId);
  const session = useSession();
  const now = useNow();
  const own = session.status === 'signed-in' ? session.user.email : null;
  const failure = <EntriesFailure query={query} />;
  if (!query.data) return query.error ? failure : <EntriesSkeleton label="Loading comments" />;
  return (
    <>
      {failure}
      {query.data.length === 0 && (
        <EmptyNotice message="No comments yet.">
          Be the first to say something about this picture.
        </EmptyNotice>
      )}
      <ul className="flex flex-col gap-3">
        {query.data.map(({ id, email, text, postedAt, isPending }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-4">
            <p className="flex flex-wrap gap-x-2 text-sm text-muted">
              <bdi className="font-semibold text-ink">{authorOf(email, own)}</bdi>
              {isPending ? 'Sending...' : postedAt !== null && formatRelativeTime(postedAt, now)}
            </p>
            <p dir="auto" className="text-left [overflow-wrap:anywhere] whitespace-pre-line">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
