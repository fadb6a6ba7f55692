import { Skeleton } from '@/ui/skeleton';

/** A listing before it arrives. */
export function DetailSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading offer"
      className="grid min-h-dvh content-start gap-6 lg:grid-cols-[5fr_4fr]"
    >
      <Skeleton className="aspect-4/3 rounded-card!" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  );
}
