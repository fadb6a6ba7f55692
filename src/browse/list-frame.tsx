import type { ReactNode } from 'react';
import { classNames } from '@/platform/class-names';
import { t } from '@/language/translate';

/**
 * The list grids: rows in up to two columns, rows in one column, offers in up to three columns, and cards in two
 * columns at every width.
 */
export const listGrids = {
  rows: 'grid grid-cols-1 gap-3 lg:grid-cols-2',
  single: 'grid grid-cols-1 gap-3',
  grid3: 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3',
  cards: 'grid grid-cols-2 content-start gap-3',
} as const;
export type ListShape = Exclude<keyof typeof listGrids, 'cards'>;

/**
 * The number of columns of each grid on a phone, a tablet and a desktop, and the height of a line there in px, until it
 * is measured.
 */
export const lineSizes = {
  rows: { columns: [1, 1, 2], lineHeight: [128, 144, 144] },
  single: { columns: [1, 1, 1], lineHeight: [128, 144, 144] },
  grid3: { columns: [1, 2, 3], lineHeight: [128, 340, 340] },
  cards: { columns: [2, 2, 2], lineHeight: [340, 340, 340] },
} as const satisfies Record<keyof typeof listGrids, object>;

/** The grid of a list and its map: side by side on wide screens. */
export const besideMapClass = 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-4';

interface ListFrameProps {
  /** Whether a phone shows shortcuts for place and price above the list. */
  hasShortcuts?: boolean | undefined;
  /** Whether a phone shows the filters in a line above the list, so that they need no space of their own. */
  hasControlsSlot?: boolean;
  className?: string;
  children: ReactNode;
}

/** A list whose filters have not loaded yet, at its final position. */
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
  /** The grid of the list that will replace it. */
  className: string;
  /** What is loading; 'offers' by default. */
  label?: string;
  children: ReactNode;
}

/** A placeholder for a loading list. Screen readers get one status instead of `count` empty items. */
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
