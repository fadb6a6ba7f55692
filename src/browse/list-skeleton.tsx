import { t } from '@/language/translate';
import type { ReactNode } from 'react';

interface ListSkeletonProps {
  count: number;
  /** The grid of the list that will replace it. */
  className: string;
  /** What loads; offers where it is left out. */
  label?: string;
  children: ReactNode;
}

/** Stands for a list while it loads. Screen readers hear of one status instead of `count` empty items. */
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
