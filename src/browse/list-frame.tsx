import type { ReactNode } from 'react';
import { classNames } from '@/platform/class-names';
import { t } from '@/language/translate';

/**
 * The grids of lists: rows in up to two columns, rows in one column, offers in up to three columns, and cards in two
 * columns on every screen.
 */
export const listGrids = {
  rows: 'grid grid-cols-1 gap-3 sm:grid-cols-2',
  /** Rows that leave the seller out. */
  ofOneShop: 'grid grid-cols-1 gap-3 sm:grid-cols-2',
  single: 'grid grid-cols-1 gap-3',
  grid3: 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3',
  cards: 'grid grid-cols-2 content-start gap-3',
} as const;
export type ListShape = Exclude<keyof typeof listGrids, 'cards'>;

/** For each grid, the number of columns on a phone, a tablet and a desktop, and the expected height of a line in px. */
export const lineSizes = {
  rows: { columns: [1, 2, 2], lineHeight: [128, 128, 144] },
  ofOneShop: { columns: [1, 2, 2], lineHeight: [128, 128, 144] },
  single: { columns: [1, 1, 1], lineHeight: [128, 128, 144] },
  grid3: { columns: [1, 2, 3], lineHeight: [128, 340, 340] },
  cards: { columns: [2, 2, 2], lineHeight: [340, 340, 340] },
} as const satisfies Record<keyof typeof listGrids, object>;

/** The grid of a list and its map, which are side by side on a desktop. */
export const besideMapClass = 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-4';

interface ListFrameProps {
  /** Whether a phone shows shortcuts for place and price above the list. */
  hasShortcuts?: boolean | undefined;
  /** Whether the filters of a phone are in a line above the list and need no space of their own. */
  hasControlsSlot?: boolean;
  className?: string;
  children: ReactNode;
}

/** A list whose filters have not loaded yet. It is already where it will stay. */
export const ListFrame = (props: ListFrameProps) => {
  const { hasShortcuts, hasControlsSlot, className, children } = props;
  return (
    <div
      className={classNames(
        'lg:pt-15',
        !hasControlsSlot && (hasShortcuts ? 'max-lg:pt-21.5' : 'max-lg:pt-13'),
        className,
      )}
    >
      {children}
    </div>
  );
};

interface ListSkeletonProps {
  count: number;
  /** The grid of the list that replaces the skeleton. */
  className: string;
  /** What is loading; 'offers' by default. */
  label?: string;
  children: ReactNode;
}

/** A placeholder for a list that loads. Screen readers hear one status instead of `count` empty items. */
export function ListSkeleton({ count, className, label = t('Loading offers'), children }: ListSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      <ul aria-hidden className={className}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="min-w-0">
            {children}
          </li>
        ))}
      </ul>
    </div>
  );
}
