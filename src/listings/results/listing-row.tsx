import { memo } from 'react';
import { Skeleton } from '@/ui/load-states';
import { liveParts } from './live-parts';
import { RowFace, type RowFaceProps, rowClasses } from './row-face';

export function RowSkeleton() {
  return (
    <div className={rowClasses.row}>
      <span className={`${rowClasses.photo} animate-pulse bg-sunken`} />
      <span className="flex min-w-0 flex-1 flex-col gap-2 px-4 py-3">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-auto h-4 w-1/3" />
      </span>
    </div>
  );
}

/** One listing of a list. It is memoized because scrolling renders the list for every line that comes. */
export const ListingRow = memo(function ListingRow(props: Omit<RowFaceProps, 'parts'>) {
  return <RowFace {...props} parts={liveParts} />;
});
