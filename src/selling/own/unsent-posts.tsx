import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { useAccountId } from '@/account/session';
import { formPath } from '@/config/link-builders';
import { paths } from '@/config/paths';
import { openDrafts, openUnreadableDrafts } from '@/selling/drafts/drafts';
import { isLasting } from '@/selling/drafts/open-draft-store';
import { submissionStore } from '@/selling/submission/submission';
import { buttonClass } from '@/ui/button';
import { useStore } from '@/ui/use-store';
import { type DraftPhotos, DraftPicture } from './draft-picture';

interface UnsentPost extends DraftPhotos {
  productName: string;
  state: 'pending' | 'draft' | 'unreadable';
}

async function findUnsent(accountId: string | null): Promise<readonly UnsentPost[]> {
  const [readable, unreadable] = await Promise.all([
    openDrafts(Date.now(), accountId).catch(() => []),
    openUnreadableDrafts(accountId).catch(() => []),
  ]);
  return [
    ...readable.map(({ id, fields, media, state }) => ({
      id,
      media,
      productName: fields.productName,
      state,
    })),
    ...unreadable.map(({ id, salvaged }) => ({
      id,
      media: salvaged.media,
      productName: salvaged.fields.productName,
      state: 'unreadable' as const,
    })),
  ];
}

/** The drafts and pending posts of this browser, the latest first; null until they are read. */
function useUnsentPosts(): readonly UnsentPost[] | null {
  const submission = useStore(submissionStore);
  const accountId = useAccountId();
  const [posts, setPosts] = useState<readonly UnsentPost[] | null>(null);
  const onItsWay = submission.status === 'sending' ? submission.postId : null;
  useEffect(() => {
    let isActive = true;
    const look = () =>
      findUnsent(accountId).then((found) => isActive && setPosts(found.filter(({ id }) => id !== onItsWay)));
    // While it was in the back/forward cache another page may have sent, discarded or begun some.
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && void look();
    window.addEventListener('pageshow', lookAgain);
    void look();
    return () => {
      isActive = false;
      window.removeEventListener('pageshow', lookAgain);
    };
  }, [onItsWay, accountId]);
  return posts;
}

const notes = {
  pending: () => t('Waits until it can be sent'),
  draft: (lasts: boolean) => (lasts ? t('A draft on this device') : t('A draft while this page stays open')),
  unreadable: () => t('A draft of an older version'),
};

interface UnsentPostsProps {
  /** How many are shown at most; the others are one tap further. */
  most?: number;
  className?: string;
  /** Called where there are none. */
  onNone?: () => void;
}

/** What this browser has not sent yet; renders nothing where that is nothing. */
export function UnsentPosts({ most = Infinity, className = 'mb-4', onNone }: UnsentPostsProps) {
  const lasts = useStore(isLasting);
  const posts = useUnsentPosts();
  const isNone = posts?.length === 0;
  useEffect(() => {
    if (isNone) onNone?.();
  }, [isNone, onNone]);
  if (!posts || isNone) return null;
  return (
    <section
      aria-label={t('Not sent yet')}
      className={`${className} rounded-card border border-dashed border-edge p-4`}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg">{t('Not sent yet')}</h2>
        {posts.length > most && (
          <Link to={paths.myPosts} className="tap -my-2 inline-flex items-center font-semibold text-brand">
            {t('All {count}', { count: posts.length })}
          </Link>
        )}
      </div>
      <ul>
        {posts.slice(0, most).map((post) => (
          <li key={post.id} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <DraftPicture post={post} className="size-12" />
            <span className="min-w-0 flex-1 basis-32 [overflow-wrap:anywhere]">
              <bdi className="line-clamp-1">{post.productName.trim() || t('Draft without a name')}</bdi>
              <span className="block text-sm text-muted">{notes[post.state](lasts)}</span>
            </span>
            {/* The form asks what to do with one that cannot be read. */}
            <Link
              to={post.state === 'unreadable' ? paths.form : formPath(post.id)}
              className={buttonClass('quiet', 'whitespace-nowrap')}
            >
              {t('Resume draft')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
