import type { IconNode } from 'lucide';
import type { ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';

interface IconProps {
  /** The drawing, imported by its name from `lucide`. */
  of: IconNode;
  className?: string | undefined;
}

/**
 * A line icon, hidden from screen readers: the words beside it or the label of its button name it. Drawn from
 * Lucide's data, because its React package adds as many bytes as all the icons of the first page.
 */
export function Icon({ of, className = 'size-6' }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {/* Lucide types its tags as any text. Not `createElement`: it would bring all of React to the first screen. */}
      {of.map(([tag, { key = tag, ...shape }], index) => jsx(tag as ElementType, shape, `${key} ${index}`))}
    </svg>
  );
}
