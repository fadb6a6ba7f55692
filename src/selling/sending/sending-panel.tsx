import { Link } from 'react-router-dom';
import { formPath } from '@/config/paths';
import { Button, buttonClass } from '@/ui/button';
import { useStore } from '@/ui/use-store';
import { sendingStore } from './sending';
import { SendingProgress } from './sending-progress';
import { shownPost } from './shown-post';

/** The post that is on its way, on every page but its own form. */
export function SendingPanel() {
  const sending = useStore(sendingStore);
  const shown = useStore(shownPost);
  if (sending.status === 'idle' || sending.postId === shown) return null;
  return (
    <section
      aria-label="Your post"
      className="fixed inset-x-3 top-16 z-30 rounded-card border border-line bg-surface p-4 shadow-floating sm:left-auto sm:w-96"
    >
      {sending.status === 'sending' ? (
        <div className="flex flex-col gap-3">
          <SendingProgress sending={sending} />
          <Button onClick={sending.cancel}>Cancel</Button>
        </div>
      ) : (
        <>
          <p className="[overflow-wrap:anywhere] text-sale">{sending.text}</p>
          <p className="mt-3 flex flex-wrap gap-3 *:flex-1">
            <Button look="primary" onClick={sending.retry}>
              Try again
            </Button>
            <Link
              to={formPath(sending.postId)}
              onClick={() => sendingStore.write({ status: 'idle' })}
              className={buttonClass('quiet')}
            >
              Edit
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
