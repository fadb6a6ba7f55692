import { SendHorizontal } from 'lucide';
import { useRef, useState, type FormEvent } from 'react';
import { announce } from '@/ui/announcement';
import { Icon } from '@/ui/icon';
import { useFloorHeight } from './use-floor-height';

/** How an attempt to send ends, and for how long that is said (spec sections 8 and 9). */
const outcomes = {
  blank: { text: 'Please enter a message.', tone: 'sale', duration: 3000 },
  sent: { text: '✅ Message submitted!', tone: 'ok', duration: 2000 },
  failed: { text: 'There was a problem submitting your message.', tone: 'sale', duration: 3000 },
} as const;

/** The floating box in which visitors ask for what they want (spec section 2, Shell); one line on a phone. */
export function RequestBox() {
  const box = useRef<HTMLElement>(null);
  useFloorHeight(box);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message === '') return announce(outcomes.blank);
    if (sending) return;
    setSending(true);
    try {
      // No first page needs to know how to send.
      const { sendRequest } = await import('./send-request');
      await sendRequest(message);
      // What was typed since is the next request.
      setText((now) => (now === text ? '' : now));
      announce(outcomes.sent);
    } catch {
      // The text stays where it is, so that sending it again is one tap.
      announce(outcomes.failed);
    }
    setSending(false);
  };

  return (
    <aside
      ref={box}
      aria-label="Ask for what you need"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-canvas px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:pointer-events-none lg:border-0 lg:bg-transparent lg:pb-4"
    >
      <form
        onSubmit={(event) => void submit(event)}
        className="pointer-events-auto mx-auto flex max-w-2xl items-center gap-2 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-2 lg:shadow-floating"
      >
        <input
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
