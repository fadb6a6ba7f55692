import { SendHorizontal } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/ui/icon';
import { announce } from '@/ui/announcement';
import { WaitNotice } from '@/ui/wait-notice';
import { useFloorHeight } from './use-floor-height';
import { useRequestedText } from './use-requested-text';
import { useRequestForm } from './use-send-form';

/** Reminds of a text in the box when the connection is back. */
function useOfferWhenOnline(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const offer = () =>
      announce({
        text: 'Your connection is back. Your request is still in the box: send it again.',
        tone: 'plain',
        duration: 8000,
      });
    window.addEventListener('online', offer);
    return () => window.removeEventListener('online', offer);
  }, [isWaiting]);
}

/** The floating box in which visitors ask for what they want (docs/product.md, Requests); one line on a phone. */
export function RequestBox() {
  const box = useRef<HTMLElement>(null);
  useFloorHeight(box);
  const { text, setText, sending, submit } = useRequestForm({ field: 'box', failureDuration: 3000 });
  const field = useRequestedText(text, setText);
  useOfferWhenOnline(text !== '' && !sending);
  return (
    <aside
      ref={box}
      aria-label="Ask for what you need"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-canvas px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:pointer-events-none lg:border-0 lg:bg-transparent lg:pb-4"
    >
      {sending && <WaitNotice className="mx-auto max-w-2xl text-sm" />}
      <form
        onSubmit={submit}
        className="pointer-events-auto mx-auto flex max-w-2xl items-center gap-2 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-2 lg:shadow-floating"
      >
        <input
          ref={field}
          aria-label="Your request"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="What do you need?"
          autoComplete="off"
          enterKeyHint="send"
          className="tap min-w-0 flex-1 rounded-control border border-edge bg-surface px-3"
        />
        <button
          type="submit"
          disabled={sending}
          className="tap inline-flex items-center justify-center gap-2 rounded-control bg-brand px-4 font-semibold text-on-brand disabled:opacity-60"
        >
          {!sending && <Icon of={SendHorizontal} className="size-4 sm:hidden" />}
          <span className={sending ? '' : 'sr-only sm:not-sr-only'}>{sending ? 'Sending...' : 'Send'}</span>
        </button>
      </form>
    </aside>
  );
}
