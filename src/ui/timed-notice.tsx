import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

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
