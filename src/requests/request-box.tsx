import { MessageSquare, SendHorizontal, X } from 'lucide';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { TypedMatches } from '@/requests/matching/typed-matches';
import { ContactField } from '@/requests/sending/contact-field';
import { deleteExpiredTexts } from '@/requests/sending/unsent-texts';
import { useRequestText } from '@/requests/sending/use-send-text';
import { hasPageBar, requestBoxRef } from '@/ui/bottom-bars';
import { IconButton } from '@/ui/button';
import { focusMain } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { useIsDesktop } from '@/ui/use-media-query';
import { useStore } from '@/ui/use-store';
import { WaitNotice } from '@/ui/wait-notice';
import { requestFieldId } from './ask-for';

/** The box opens when it gets focus, and closes on Escape or when the visitor taps or focuses something else. */
function useBoxState() {
  const box = useRef<HTMLElement>(null);
  const [open, setOpened] = useState(false);
  const setOpen = () => setOpened(true);
  const close = useCallback(() => setOpened(false), []);
  useEffect(() => {
    if (!open) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && box.current?.contains(target) === true;
    const leave = ({ target }: Event) => isInside(target) || close();
    const escape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !isInside(target)) return;
      close();
      if (target instanceof HTMLElement) target.blur();
    };
    const events = new AbortController();
    document.addEventListener('pointerdown', leave, { signal: events.signal });
    document.addEventListener('focusin', leave, { signal: events.signal });
    document.addEventListener('keydown', escape, { signal: events.signal });
    return () => events.abort();
  }, [open, close]);
  return { box, open, setOpen, close };
}

const closed = {
  /** On a low screen nothing floats. */
  frame:
    'inset-x-0 flex flex-wrap-reverse gap-2 px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:justify-end low:static lg:left-auto lg:px-4 lg:pb-3',
  box: 'relative min-w-0',
  input:
    'cursor-pointer overflow-hidden whitespace-nowrap rounded-full shadow-floating placeholder:text-sm max-[22rem]:placeholder:text-xs',
};

/** The box is open, or closed as a wide pill or, beside a page's own bar on a phone, as a round button. */
const shapeClasses = {
  open: {
    frame: 'inset-x-0 lg:left-auto lg:right-4 lg:bottom-3 lg:w-104',
    box: 'border-t border-edge bg-canvas px-3 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-floating lg:rounded-card lg:border lg:bg-surface lg:p-3',
    input: 'field-sizing-content max-h-26 flex-1 rounded-control px-3',
  },
  wide: {
    frame: closed.frame,
    box: `${closed.box} flex-1 basis-36 max-[22rem]:basis-24 sm:max-w-60 lg:w-52 lg:flex-none`,
    input: `${closed.input} pr-2 pl-9`,
  },
  round: {
    frame: closed.frame,
    box: `${closed.box} ml-auto w-11`,
    input: `${closed.input} text-transparent placeholder:text-transparent`,
  },
};

function BoxHeading({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex items-center gap-2">
      <p className="min-w-0 flex-1 text-sm leading-tight">
        <span className="font-semibold">{t('Ask the market')}</span>{' '}
        <span className="text-muted">{t('Anyone can read it.')}</span>
      </p>
      <IconButton
        label={t('Close the request box')}
        icon={X}
        iconClass="size-5"
        focusesMain
        onClick={onClose}
      />
    </div>
  );
}

function SendButton({ sending }: { sending: boolean }) {
  return (
    <button
      type="submit"
      disabled={sending}
      className="tap inline-flex items-center justify-center gap-2 rounded-control bg-brand px-4 font-semibold text-on-brand disabled:opacity-60"
    >
      {!sending && <Icon of={SendHorizontal} className="size-4 sm:hidden" />}
      <span className={sending ? '' : 'sr-only sm:not-sr-only'}>{sending ? t('Sending...') : t('Send')}</span>
    </button>
  );
}

const PillIcon = ({ className }: { className: string }) => (
  <span
    className={classNames(
      'pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center',
      className,
    )}
  >
    <Icon of={MessageSquare} className="size-5" />
  </span>
);

/** Enter sends the request, as in a field of one line. Enter with Shift begins a new line. */
function sendOnEnter(event: ReactKeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** The floating box for requests. While closed, it is a pill or a round button next to `beside`. */
export function RequestBox({ beside }: { beside: ReactNode }) {
  const { box, open: opened, setOpen, close } = useBoxState();
  const { text, setText, sending, submit, ...contactField } = useRequestText({
    field: { kind: 'box' },
    onSent: () => {
      close();
      focusMain();
    },
  });
  useEffect(deleteExpiredTexts, []);
  const hasBar = useStore(hasPageBar);
  const isDesktop = useIsDesktop();
  const open = opened || sending;
  const classes = shapeClasses[open ? 'open' : hasBar && !isDesktop ? 'round' : 'wide'];
  return (
    <div
      ref={requestBoxRef}
      className={classNames(
        'pointer-events-none fixed bottom-0 z-20 *:pointer-events-auto',
        // On a phone, a page other than a list may load its own bar, and the box then shares that line.
        !open && 'max-lg:peer-[:not([data-kind]):has([data-loading=shape])]/main:invisible',
        classes.frame,
      )}
    >
      {!open && beside}
      <aside ref={box} aria-label={t('Ask for what you need')} className={classes.box}>
        {open && (
          <>
            <BoxHeading onClose={close} />
            {sending && <WaitNotice className="text-sm" />}
            <div className="max-h-30 overflow-y-auto">
              <TypedMatches text={text} />
            </div>
          </>
        )}
        <form onSubmit={submit} className={open ? 'flex flex-wrap items-center gap-2' : undefined}>
          <textarea
            id={requestFieldId}
            aria-label={t('Your request')}
            title={open ? undefined : t('What do you need?')}
            value={text}
            readOnly={sending}
            onChange={(event) => setText(event.target.value)}
            onFocus={setOpen}
            onKeyDown={sendOnEnter}
            // Two lines in browsers without `field-sizing`.
            rows={open ? 2 : 1}
            placeholder={t('What do you need?')}
            autoComplete="off"
            enterKeyHint="send"
            className={classNames(
              'tap block w-full min-w-0 resize-none border border-edge bg-surface py-[0.5625rem]',
              classes.input,
            )}
          />
          {!open && <PillIcon className={text === '' ? 'text-muted' : 'text-brand'} />}
          {open && (
            <>
              <SendButton sending={sending} />
              <ContactField {...contactField} className="w-full" />
            </>
          )}
        </form>
      </aside>
    </div>
  );
}
