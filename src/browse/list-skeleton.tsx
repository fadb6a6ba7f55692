import { t } from '@/language/translate';
import type { ReactNode } from 'react';

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
