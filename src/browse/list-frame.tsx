import type { ReactNode } from 'react';
import { classNames } from '@/platform/class-names';

/** The list grids: rows in up to two columns, rows in one column, cards in up to three columns. */
export const listGrids = {
  rows: 'grid grid-cols-1 gap-3 lg:grid-cols-2',
  single: 'grid grid-cols-1 gap-3',
  grid3: 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3',
} as const;
export type ListShape = keyof typeof listGrids;

/** A list and its map, side by side on wide screens. */
export const besideMap = 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-4';

interface ListFrameProps {
  /** Whether a phone shows shortcuts for place and price above the list. */
  hasShortcuts?: boolean | undefined;
  /** Whether a phone shows the filters in the line with the place, so that they need no space of their own. */
  hasPlaceLine?: boolean;
  className?: string;
  children: ReactNode;
}

/** A list whose filters have not loaded yet, at its final position. */
export const ListFrame = (props: ListFrameProps) => {
  const { hasShortcuts, hasPlaceLine, className, children } = props;
  return (
    <div
      className={classNames(
        'lg:pt-15',
        !hasPlaceLine && (hasShortcuts ? 'max-lg:pt-26' : 'max-lg:pt-13'),
        className,
      )}
    >
      {children}
    </div>
  );
};
