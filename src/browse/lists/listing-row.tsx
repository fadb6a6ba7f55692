import { memo } from 'react';
import { appSlots } from '@/browse/app-slots';
import {
  rowBodyClass,
  rowClass,
  rowClassesOf,
  RowLayout,
  type RowLayoutProps,
} from '@/browse/layouts/row-layout';
import { useLanguage } from '@/language/use-language';
import { classNames } from '@/platform/class-names';
import { Skeleton } from '@/ui/load-states';

export function RowSkeleton({ look = 'rows' }: Pick<RowLayoutProps, 'look'>) {
  const { row, photo, body } = rowClassesOf(look);
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

/** A row of a list in the running app. Memoised, because scrolling renders the list again at each line. */
export const ListingRow = memo(function ListingRow(props: Omit<RowLayoutProps, 'slots'>) {
  useLanguage();
  return <RowLayout {...props} slots={appSlots} />;
});
