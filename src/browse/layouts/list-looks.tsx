import type { ReactNode } from 'react';
import { t } from '@/language/translate';
import type { ListLook } from '@/listings/categories/category-spec';
import { classNames } from '@/platform/class-names';

/** The values for a phone, a tablet and a desktop. */
type PerScreen = readonly [phone: number, tablet: number, desktop: number];

export interface GridMeasures {
  columns: PerScreen;
  /** The expected height of a line in px. Real heights are measured. */
  lineHeight: PerScreen;
}

interface LookMeasures extends GridMeasures {
  grid: string;
  /** Whether a phone shows the filters in the line of a search field or a place. */
  sharesLine?: true;
}

export const listLooks: Readonly<Record<ListLook, LookMeasures>> = {
  rows: {
    grid: 'grid grid-cols-1 gap-3 sm:grid-cols-2',
    columns: [1, 2, 2],
    lineHeight: [128, 128, 144],
  },
  grid3: {
    grid: 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3',
    columns: [1, 2, 3],
    lineHeight: [128, 340, 340],
  },
  nearby: {
    grid: 'grid grid-cols-1 gap-3',
    columns: [1, 1, 1],
    lineHeight: [128, 128, 144],
    sharesLine: true,
  },
  cards: {
    grid: 'grid grid-cols-2 content-start gap-3',
    columns: [2, 2, 2],
    lineHeight: [340, 340, 340],
    sharesLine: true,
  },
};

/** The grid of a list and its map, which are side by side on a desktop. */
export const besideMapClass = 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-4';

interface ListFrameProps {
  look: ListLook;
  children: ReactNode;
}

/** Reserves the space of the filters until they load. */
export const ListFrame = ({ look, children }: ListFrameProps) => (
  <div
    className={classNames(
      'lg:pt-15',
      !listLooks[look].sharesLine && 'max-lg:pt-14',
      look === 'nearby' && besideMapClass,
    )}
  >
    {children}
  </div>
);

interface ListSkeletonProps {
  count: number;
  className: string;
  /** What is loading; 'offers' by default. */
  label?: string;
  children: ReactNode;
}

/** Placeholders of a list. Screen readers hear one status instead of `count` empty items. */
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
