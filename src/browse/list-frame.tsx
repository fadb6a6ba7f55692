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

/** The space between the visitor's place and the list. */
export const placeLineMargin = 'mb-2 lg:mb-3';

interface ListFrameProps {
  /** Whether a phone shows shortcuts for place and price above the list. */
  hasShortcuts?: boolean | undefined;
  /** Whether filters are active, which a phone shows in the shortcuts' line. */
  isNarrowed?: boolean;
  /** Whether a phone shows the filters elsewhere. */
  hasPlaceLine?: boolean;
  className?: string;
  children: ReactNode;
}

/** A list whose filters have not loaded yet, at its final position. */
export const ListFrame = (props: ListFrameProps) => {
  const { hasShortcuts, isNarrowed, hasPlaceLine, className, children } = props;
  return (
    <div
      className={classNames(
        'lg:pt-15',
        !hasPlaceLine && (hasShortcuts || isNarrowed ? 'max-lg:pt-26' : 'max-lg:pt-13'),
        className,
      )}
    >
      {children}
    </div>
  );
};
