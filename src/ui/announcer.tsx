import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { X } from 'lucide';
import { Link, useLocation } from 'react-router-dom';
import { type Announcement, announcement } from './announcement';
import { Icon } from './icon';
import { IconButton } from './button';
import { useStore } from './use-store';

interface TimedNoticeProps {
  text: string;
  tone: keyof typeof tones;
  /** How long it stays, in ms, or null for as long as it likes; the time starts again when the pointer or focus leaves it. */
  duration: number | null;
  onDone: () => void;
  /** What to do next, beside the text. */
  children?: ReactNode;
}

const tones = { ok: 'text-ok', sale: 'text-sale', plain: 'text-ink' } as const;

/** A banner that goes by itself, but never while somebody reads it with pointer or keyboard. */
export function TimedNotice({ text, tone, duration, onDone, children }: TimedNoticeProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || duration === null) return;
    const timer = setTimeout(onDone, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onDone]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that somebody reads
    <p
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus holds the banner for those who read slowly
      tabIndex={0}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 rounded-control border border-line bg-surface px-4 py-2 text-sm font-semibold shadow-floating [overflow-wrap:anywhere]',
        tones[tone],
      )}
    >
      {text}
      {children}
    </p>
  );
}

const usualDuration = 5000;

/** What has to be done first is not taken away while the keyboard is on its way to it. */
const isPatient = ({ tone, link }: Announcement) => tone === 'plain' && link !== undefined;

/** Where announcements are shown, above the box at the bottom, and read out. */
export function Announcer() {
  const shown = useStore(announcement);
  const { key } = useLocation();
  const forget = useCallback(() => announcement.write(null), []);
  // It belonged to the page before.
  useEffect(() => {
    const page = key;
    return () => {
      if (page !== '') forget();
    };
  }, [key, forget]);
  const notice = shown && (
    <TimedNotice
      key={shown.number}
      text={shown.text}
      tone={shown.tone}
      duration={isPatient(shown) ? null : (shown.duration ?? usualDuration)}
      onDone={forget}
    >
      {shown.link && (
        <Link
          to={shown.link.to}
          onClick={forget}
          className="tap inline-flex items-center justify-center font-bold text-brand underline"
        >
          {shown.link.label}
        </Link>
      )}
      {isPatient(shown) && (
        <IconButton label="Dismiss" icon={<Icon of={X} className="size-4" />} onClick={forget} />
      )}
    </TimedNotice>
  );
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--floor-height) z-30 flex justify-center px-3 *:pointer-events-auto *:not-empty:pb-2">
      <div role="status">{shown?.tone === 'ok' && notice}</div>
      <div role="alert">{shown?.tone !== 'ok' && notice}</div>
    </div>
  );
}
