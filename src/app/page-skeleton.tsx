import { Skeleton } from '@/ui/skeleton';

/** A page whose code is on its way. As tall as a screen, so that the footer does not jump. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading page" className="min-h-dvh">
      <Skeleton className="h-9 w-2/3 max-w-md" />
      <Skeleton className="mt-4 h-5 w-1/2 max-w-sm" />
    </div>
  );
}
