import type { ReactNode } from 'react';

interface ListSkeletonProps {
  count: number;
  /** The grid that the list will stand in. */
  className: string;
  children: ReactNode;
}

/** As many skeletons as the list shows while it loads, announced once. */
export function ListSkeleton({ count, className, children }: ListSkeletonProps) {
  return (
    <div role="status" aria-label="Loading offers">
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
