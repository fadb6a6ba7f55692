import { memo } from 'react';
import { classNames } from '@/lib/class-names';
import { Skeleton } from '@/ui/load-states';
import { liveParts } from './live-parts';
import { RowFace, type RowFaceProps, rowBodyClass, rowClass, rowClasses } from './row-face';

export function RowSkeleton({ shape = 'rows' }: Pick<RowFaceProps, 'shape'>) {
  const { row, photo, body } = rowClasses[shape];
  return (
    <div className={classNames(rowClass, row)}>
      <span className={classNames(photo, 'shrink-0 animate-pulse bg-sunken')} />
      <span className={classNames(rowBodyClass, body)}>
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-1 h-5 w-1/2" />
        <Skeleton className="mt-1 h-4 w-2/3" />
        <Skeleton className="mt-1 h-4 w-1/2" />
      </span>
    </div>
  );
}

/**
 * One listing of a list in the running app. It is memoized because scrolling renders the list for every line
 * that comes.
 */
export const ListingRow = memo(function ListingRow(props: Omit<RowFaceProps, 'parts'>) {
  return <RowFace {...props} parts={liveParts} />;
});
