import { Skeleton } from '@/ui/load-states';
import { WaitNotice } from '@/ui/wait-notice';

/** Stands where a form of the sign-in provider comes; `label` says what loads. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <>
      <WaitNotice />
      <div role="status" aria-label={label} className="flex flex-col gap-4">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </>
  );
}
