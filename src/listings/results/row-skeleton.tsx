import { Skeleton } from '@/ui/skeleton';
import { rowClass, rowPhotoClass } from './row-frame';

/** A row before it arrives. */
export function RowSkeleton() {
  return (
    <div className={rowClass}>
      <span className={`${rowPhotoClass} animate-pulse bg-sunken`} />
      <span className="flex min-w-0 flex-1 flex-col gap-2 px-4 py-3">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-auto h-4 w-1/3" />
      </span>
    </div>
  );
}
