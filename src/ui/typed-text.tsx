import { useEffect, useState } from 'react';

const millisecondsPerCharacter = 100;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A line that types itself. Its full width is reserved, so that the page does not move. Screen readers, and visitors
 * with reduced motion, get the whole text at once.
 */
export function TypedText({ text }: { text: string }) {
  const [shown, setShown] = useState(() => (prefersStillness() ? text.length : 0));
  useEffect(() => {
    if (shown >= text.length) return;
    const timer = setTimeout(() => setShown(shown + 1), millisecondsPerCharacter);
    return () => clearTimeout(timer);
  }, [shown, text.length]);

  return (
    <p className="text-sm font-semibold text-brand lg:text-base">
      <span className="sr-only">{text}</span>
      <span aria-hidden data-typed={text.slice(0, shown)}>
        {text.slice(0, shown)}
        <span className="border-l-2 border-current" />
        <span className="invisible">{text.slice(shown)}</span>
      </span>
    </p>
  );
}
