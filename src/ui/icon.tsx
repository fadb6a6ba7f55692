import type { IconNode } from 'lucide';
import type { ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';

interface IconProps {
  /** The icon data, imported by name from `lucide`. */
  of: IconNode;
  className?: string | undefined;
}

/**
 * A line icon, which screen readers skip. It is drawn from Lucide's data: Lucide's React package is as large as all
 * icons of the first page.
 */
export function Icon({ of, className = 'size-6' }: IconProps) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`icon ${className}`}>
      {/* `createElement` would add all of React to the first screen; `jsx` does not. */}
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Lucide types its tags as plain strings */}
      {of.map(([tag, { key = tag, ...shape }], index) => jsx(tag as ElementType, shape, `${key} ${index}`))}
    </svg>
  );
}
