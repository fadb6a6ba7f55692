import { classNames } from '@/lib/class-names';

/** A grey block in the shape of what comes. */
export function Skeleton({ className }: { className: string }) {
  return <span className={classNames('block animate-pulse rounded-control bg-sunken', className)} />;
}
