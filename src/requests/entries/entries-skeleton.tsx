import { Skeleton } from '@/ui/skeleton';

/** Stands for a list of messages while it loads; `label` is read out. */
export function EntriesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-3">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-20 w-full" />
      ))}
    </div>
  );
}
