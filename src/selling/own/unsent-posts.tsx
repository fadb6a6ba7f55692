import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccountId } from '@/account/session';
import { formPath } from '@/config/link-builders';
import { openDrafts } from '@/selling/drafts/drafts';
import { isLasting } from '@/selling/drafts/open-draft-store';
import type { KeptPost } from '@/selling/drafts/kept-post';
import { submissionStore } from '@/selling/submission/submission';
import { buttonClass } from '@/ui/button';
import { useStore } from '@/ui/use-store';

/** The drafts and pending posts of this browser; renders nothing where there are none. */
export function UnsentPosts() {
  const submission = useStore(submissionStore);
  const lasts = useStore(isLasting);
  const accountId = useAccountId();
  const [posts, setPosts] = useState<readonly KeptPost[]>([]);
  const onItsWay = submission.status === 'sending' ? submission.postId : null;
  useEffect(() => {
    let isActive = true;
    const look = () =>
      openDrafts(Date.now(), accountId)
        .catch(() => [])
        .then((found) => isActive && setPosts(found.filter(({ id }) => id !== onItsWay)));
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
        {posts.map(({ id, fields, state }) => (
          <li key={id} className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{fields.productName.trim() || 'Draft without a name'}</bdi>
              <span className="block text-sm text-muted">
                {state === 'pending'
                  ? 'Waits until it can be sent'
                  : lasts
                    ? 'A draft on this device'
                    : 'A draft while this page stays open'}
              </span>
            </span>
            <Link to={formPath(id)} className={buttonClass('quiet')}>
              Resume draft
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
