import type { ReactNode } from 'react';
import { classNames } from '@/platform/class-names';

/** The grids of lists: rows in up to two columns, rows in a single one, cards in up to three. */
export const listGrids = {
  rows: 'grid grid-cols-1 gap-3 lg:grid-cols-2',
  single: 'grid grid-cols-1 gap-3',
  grid3: 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3',
} as const;
export type ListShape = keyof typeof listGrids;

/** A list and its map, beside each other where there is room. */
export const besideMap = 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-4';

/** Between the line of the visitor's place and what is near it. */
export const placeLineMargin = 'mb-2 lg:mb-3';

interface ListFrameProps {
  /** Whether place and price stand above the list on a phone. */
  hasShortcuts?: boolean | undefined;
  /** Whether filters narrow it, which a phone names in the line of place and price. */
  isNarrowed?: boolean;
  /** Whether a phone has the filters elsewhere. */
  hasPlaceLine?: boolean;
  className?: string;
  children: ReactNode;
}

/** A list whose filters have not come yet: it stands where they leave it. */
export const ListFrame = (props: ListFrameProps) => {
  const { hasShortcuts, isNarrowed, hasPlaceLine, className, children } = props;
  return (
    <div
      className={classNames(
        'lg:pt-20.5',
        !hasPlaceLine && (hasShortcuts || isNarrowed ? 'max-lg:pt-26' : 'max-lg:pt-13'),
        className,
      )}
    >
      {children}
    </div>
  );
};
