import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { X } from 'lucide';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { type Announcement, announcement } from './announcement';
import { IconButton } from './button';
import { focusMain } from './focus';
import { useStore } from './use-store';

interface TimedNoticeProps {
  text: string;
  tone: keyof typeof tones;
  /** How long it stays, in ms; null means forever. The time restarts when pointer or focus leave. */
  duration: number | null;
  onDone: () => void;
  children?: ReactNode;
}

const tones = { ok: 'text-ok', error: 'text-sale', plain: 'text-ink' } as const;

/** A banner that disappears after a while, but not while pointer or focus are on it. */
function TimedNotice({ text, tone, duration, onDone, children }: TimedNoticeProps) {
  const [isPaused, setHeld] = useState(false);
  useEffect(() => {
    if (isPaused || duration === null) return;
    const timer = setTimeout(onDone, duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration, onDone]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only pause its timer
    <p
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus holds it, as the pointer does
      tabIndex={0}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 rounded-control border border-line bg-surface px-4 py-2 text-sm font-semibold shadow-floating [overflow-wrap:anywhere]',
        tones[tone],
      )}
    >
      {/* Takes the remaining width; otherwise a link would wrap onto its own line on a phone. */}
      <span className="min-w-36 flex-1">{text}</span>
      {children}
    </p>
  );
}

const defaultDuration = 5000;

/** Loads the font of the signs (fonts.css) early: messages about a lost connection begin with one. */
function loadSigns(): void {
  // If that fails, the signs appear in the system's font.
  if ('fonts' in document) void document.fonts.load("1rem 'Gulit Signs'", '❌').catch(() => undefined);
}

/**
 * An announcement without a duration: its link has to be followed first, so it must not vanish while a keyboard user
 * tabs to it.
 */
const staysUntilDismissed = ({ tone, link }: Announcement) => tone === 'plain' && link !== undefined;

const linkClass = 'tap inline-flex items-center justify-center font-bold text-brand underline';

/** An announcement's advice, link and action, and a button that dismisses it. */
function NoticeParts({ shown, forget }: { shown: Announcement; forget: () => void }) {
  const { advice, link, action } = shown;
  const act = () => {
    action?.run();
    forget();
    // The focused button is about to unmount.
    focusMain();
  };
  return (
    <>
      {advice && <span className="w-full font-normal text-ink">{advice}</span>}
      {link && (
        <Link to={link.to} onClick={forget} className={linkClass}>
          {link.label}
        </Link>
      )}
      {action && (
        <button type="button" onClick={act} className={linkClass}>
          {action.label}
        </button>
      )}
      {staysUntilDismissed(shown) && (
        <IconButton
          label={t('Dismiss')}
          icon={X}
          iconClass="size-4"
          className="-mr-3 -ml-3"
          onClick={forget}
        />
      )}
    </>
  );
}

/**
 * Shows announcements above the request box, below menus and dialogs, until another page opens. Both live regions are
 * always in the document, because some screen readers ignore new ones.
 */
export function Announcer() {
  const shown = useStore(announcement);
  const { key } = useLocation();
  const forget = useCallback(() => announcement.write(null), []);
  const page = useRef(key);
  const isReplaced = useNavigationType() === 'REPLACE';
  useEffect(loadSigns, []);
  // A replaced address is the same page. This is not an effect's cleanup: strict mode runs cleanups once at the
  // start, and would remove what was announced before this component loaded.
  useLayoutEffect(() => {
    if (page.current === key) return;
    page.current = key;
    if (!isReplaced && !announcement.read()?.outlivesPage) forget();
  }, [key, isReplaced, forget]);
  const notice = shown && (
    <TimedNotice
      key={shown.number}
      text={shown.text}
      tone={shown.tone}
      duration={staysUntilDismissed(shown) ? null : (shown.duration ?? defaultDuration)}
      onDone={forget}
    >
      <NoticeParts shown={shown} forget={forget} />
    </TimedNotice>
  );
  return (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-15 flex justify-center px-3 *:pointer-events-auto *:not-empty:pb-2',
        shown?.isAtTop ? 'top-16' : 'bottom-(--floor-height)',
      )}
    >
      <div role="status">{shown?.tone === 'ok' && notice}</div>
      <div role="alert">{shown?.tone !== 'ok' && notice}</div>
    </div>
  );
}
