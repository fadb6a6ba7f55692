import type { ComponentProps } from 'react';
import { t } from '@/language/translate';
import { QueryFailure } from '@/listings/results/query-failure';
import { Skeleton } from '@/ui/load-states';

/** Says that requests and comments could not be loaded; nothing where they could. */
export function EntriesFailure({ query }: Pick<ComponentProps<typeof QueryFailure>, 'query'>) {
  return <QueryFailure query={query} message={t('Internet connection is required to load messages.')} />;
}

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
