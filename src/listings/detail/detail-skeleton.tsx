import { Skeleton } from '@/ui/skeleton';

/** A listing before it arrives. */
export function DetailSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading offer"
      className="grid min-h-dvh content-start gap-6 lg:grid-cols-[5fr_4fr]"
    >
      <h1 tabIndex={-1} className="sr-only">
        Loading offer
      </h1>
      <div>
        <div className="-mx-4 sm:mx-0">
          <Skeleton className="aspect-3/2 w-full rounded-none! max-lg:max-h-[45vh] sm:rounded-card! lg:aspect-4/3" />
        </div>
        <Skeleton className="mt-3 h-12 lg:h-20" />
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  );
}
