import { t } from '@/language/translate';
import type { ReactNode } from 'react';

interface ListSkeletonProps {
  count: number;
  /** The grid of the list that will replace it. */
  className: string;
  children: ReactNode;
}

/** Stands for a list while it loads. Screen readers hear of one status instead of `count` empty items. */
export function ListSkeleton({ count, className, children }: ListSkeletonProps) {
  return (
    <div role="status" aria-label={t('Loading offers')}>
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
