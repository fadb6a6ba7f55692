import { X } from 'lucide';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { announcement, type Announcement } from './announcement';
import { IconButton } from './button';
import { focusMain } from './focus';
import { useStore } from './use-store';

const tones = { ok: 'text-ok', error: 'text-sale', plain: 'text-ink' } as const;
const linkClass = 'tap inline-flex items-center justify-center font-bold text-brand underline';
const defaultDuration = 5000;

interface NoticeProps {
  shown: Announcement;
  /** Must be stable, or the timer starts again. */
  forget: () => void;
}

/** An announcement, which disappears after a while unless it is hovered or focused. */
function Notice({ shown, forget }: NoticeProps) {
  const { text, tone, advice, link, action, duration = defaultDuration } = shown;
  const [isPaused, setPaused] = useState(false);
  // The link must not vanish while a keyboard user tabs to it.
  const staysUntilDismissed = tone === 'plain' && link !== undefined;
  useEffect(() => {
    if (isPaused || staysUntilDismissed) return undefined;
    const timer = setTimeout(forget, duration);
    return () => clearTimeout(timer);
  }, [isPaused, staysUntilDismissed, duration, forget]);
  const act = () => {
    forget();
    // May announce something else.
    action?.run();
    // The focused button is about to unmount.
    focusMain();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only pause its timer
    <p
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus pauses its timer, as the pointer does
      tabIndex={0}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 rounded-control border border-line bg-surface px-4 py-2 text-sm font-semibold shadow-floating [overflow-wrap:anywhere]',
        tones[tone],
      )}
    >
      {/* Shrinks, so that a link fits beside the text on a phone. */}
      <span className="min-w-36 flex-1">{text}</span>
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
      {staysUntilDismissed && (
        <IconButton
          label={t('Dismiss')}
          icon={X}
          iconClass="size-4"
          className="-mr-3 -ml-3"
          onClick={forget}
        />
      )}
    </p>
  );
}

/**
 * Shows announcements above the request box and below menus and dialogs, until another page opens. Its two live regions
 * are always in the document, because some screen readers ignore new ones.
 */
export function Announcer() {
  const shown = useStore(announcement);
  const { key } = useLocation();
  const forget = useCallback(() => announcement.write(null), []);
  const page = useRef(key);
  const isReplaced = useNavigationType() === 'REPLACE';
  // Not in a cleanup: strict mode runs it once after mounting, and would remove an announcement made before.
  useLayoutEffect(() => {
    if (page.current === key) return;
    page.current = key;
    if (!isReplaced && !announcement.read()?.outlivesPage) forget();
  }, [key, isReplaced, forget]);
  const notice = shown && <Notice key={shown.time} shown={shown} forget={forget} />;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--floor-height) z-15 flex justify-center px-3 *:pointer-events-auto *:not-empty:pb-2">
      <div role="status">{shown?.tone === 'ok' && notice}</div>
      <div role="alert">{shown?.tone !== 'ok' && notice}</div>
    </div>
  );
}
