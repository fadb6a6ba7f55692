import { SendHorizontal } from 'lucide';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { TimedNotice } from '@/ui/timed-notice';
import { sendRequest } from './send-request';
import { useFloorHeight } from './use-floor-height';
import { Icon } from '@/ui/icon';

const outcomes = {
  blank: { text: 'Please enter a message.', tone: 'sale', duration: 3000 },
  sent: { text: '✅ Message submitted!', tone: 'ok', duration: 2000 },
  failed: { text: 'There was a problem submitting your message.', tone: 'sale', duration: 3000 },
} as const;

/** How the last attempt to send ended; each attempt is told anew. */
interface Result {
  outcome: keyof typeof outcomes | null;
  attempt: number;
}

/** The floating box in which visitors ask for what they want (spec section 2, Shell); one line on a phone. */
export function RequestBox() {
  const box = useRef<HTMLElement>(null);
  useFloorHeight(box);
  const [text, setText] = useState('');
  const [{ outcome, attempt }, setResult] = useState<Result>({ outcome: null, attempt: 0 });
  const setOutcome = useCallback(
    (next: Result['outcome']) => setResult((last) => ({ outcome: next, attempt: last.attempt + 1 })),
    [],
  );
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message === '') return setOutcome('blank');
    if (sending) return;
    setSending(true);
    setOutcome(null);
    try {
      await sendRequest({ name: 'Anonymous', message });
      // What was typed since is the next request.
      setText((now) => (now === text ? '' : now));
      setOutcome('sent');
    } catch {
      // The text stays where it is, so that sending it again is one tap.
      setOutcome('failed');
    }
    setSending(false);
  };

  const forget = useCallback(() => setOutcome(null), [setOutcome]);
  const notice = outcome && <TimedNotice key={attempt} {...outcomes[outcome]} onDone={forget} />;

  return (
    <aside
      ref={box}
      aria-label="Ask for what you need"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-canvas px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:pointer-events-none lg:border-0 lg:bg-transparent lg:pb-4"
    >
      <div className="mx-auto w-fit *:not-empty:pb-2 lg:pointer-events-auto">
        <div role="status">{outcome === 'sent' && notice}</div>
        <div role="alert">{outcome !== 'sent' && notice}</div>
      </div>
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
