import { useEffect, useState } from 'react';
import { classNames } from '@/lib/class-names';

interface TimedNoticeProps {
  text: string;
  tone: 'ok' | 'sale';
  /** How long it stays, in ms; the time starts again when the pointer or focus leaves it. */
  duration: number;
  onDone: () => void;
}

/** A banner that goes by itself, but never while somebody reads it with pointer or keyboard. */
export function TimedNotice({ text, tone, duration, onDone }: TimedNoticeProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
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
        'rounded-control border border-line bg-surface px-4 py-2 text-sm font-semibold shadow-floating',
        tone === 'ok' ? 'text-ok' : 'text-sale',
      )}
    >
      {text}
    </p>
  );
}
