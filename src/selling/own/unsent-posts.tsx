import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccountId } from '@/account/session';
import { formPath } from '@/config/link-builders';
import { paths } from '@/config/paths';
import { openDrafts, openUnreadableDrafts } from '@/selling/drafts/drafts';
import { isLasting } from '@/selling/drafts/open-draft-store';
import { submissionStore } from '@/selling/submission/submission';
import { buttonClass } from '@/ui/button';
import { useStore } from '@/ui/use-store';

interface UnsentPost {
  id: string;
  productName: string;
  state: 'pending' | 'draft' | 'unreadable';
}

async function findUnsent(accountId: string | null): Promise<readonly UnsentPost[]> {
  const [readable, unreadable] = await Promise.all([
    openDrafts(Date.now(), accountId).catch(() => []),
    openUnreadableDrafts(accountId).catch(() => []),
  ]);
  return [
    ...readable.map(({ id, fields, state }) => ({ id, productName: fields.productName, state })),
    ...unreadable.map(({ id, salvaged }) => ({
      id,
      productName: salvaged.fields.productName,
      state: 'unreadable' as const,
    })),
  ];
}

const notes = {
  pending: () => 'Waits until it can be sent',
  draft: (lasts: boolean) => (lasts ? 'A draft on this device' : 'A draft while this page stays open'),
  unreadable: () => 'A draft of an older version',
};

/** The drafts and pending posts of this browser; renders nothing where there are none. */
export function UnsentPosts() {
  const submission = useStore(submissionStore);
  const lasts = useStore(isLasting);
  const accountId = useAccountId();
  const [posts, setPosts] = useState<readonly UnsentPost[]>([]);
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
  if (posts.length === 0) return null;
  return (
    <section aria-label="Not sent yet" className="mb-4 rounded-card border border-dashed border-edge p-4">
      <h2 className="text-lg">Not sent yet</h2>
      <ul>
        {posts.map(({ id, productName, state }) => (
          <li key={id} className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{productName.trim() || 'Draft without a name'}</bdi>
              <span className="block text-sm text-muted">{notes[state](lasts)}</span>
            </span>
            {/* The form asks what to do with one that cannot be read. */}
            <Link to={state === 'unreadable' ? paths.form : formPath(id)} className={buttonClass('quiet')}>
              Resume draft
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
