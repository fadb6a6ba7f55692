import { useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Skeleton } from '@/ui/skeleton';

/** A page whose code is on its way. As tall as a screen, so that the footer does not jump, and seen from its top. */
export function PageSkeleton() {
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [type]);
  return (
    <div role="status" aria-label="Loading page" className="min-h-dvh">
      <Skeleton className="h-9 w-2/3 max-w-md" />
      <Skeleton className="mt-4 h-5 w-1/2 max-w-sm" />
    </div>
  );
}
