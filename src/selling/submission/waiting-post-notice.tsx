import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { message, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import type { WaitingPostPlace } from '@/selling/drafts/watch-waiting-post';

const notices = {
  device: message('Your post is saved on this device. It is sent as soon as you sign in.'),
  page: message('Your post is saved only while this page stays open. It is sent as soon as you sign in.'),
  gone: message(
    "Your post is no longer waiting on this device. It was sent, reopened, or cleared with this browser's data.",
  ),
} as const satisfies Record<WaitingPostPlace, string>;

/**
 * On the login page: what happened to a post that waits for its seller to sign in. `first` is where it was just
 * stored; null if that may be long ago.
 */
export function WaitingPostNotice({ first }: { first: WaitingPostPlace | null }) {
  const [place, setPlace] = useState(first);
  useEffect(() => {
    let stop = () => {};
    let isActive = true;
    const watch = async () => {
      // Loads together with the code that reads the device, which signing in does not need.
      const { watchWaitingPost } = await import('@/selling/drafts/watch-waiting-post');
      if (isActive) stop = watchWaitingPost(setPlace);
    };
    void watch().catch(() => {});
    return () => {
      isActive = false;
      stop();
    };
  }, []);
  return (
    <div role="status" className="mb-4 rounded-card border border-line bg-surface p-4 empty:hidden">
      {place && (
        <p>
          {t(notices[place])}
          {place === 'gone' && (
            <>
              {' '}
              <Link to={paths.form} className="font-semibold text-brand underline">
                {t('Open the form')}
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}
