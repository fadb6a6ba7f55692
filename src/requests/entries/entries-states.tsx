import type { ComponentProps } from 'react';
import { t } from '@/language/translate';
import { QueryFailure } from '@/browse/query-failure';
import { Loading } from '@/ui/load-states';

/** Says that requests and comments failed to load; renders nothing without an error. */
export function EntriesFailure({ query }: Pick<ComponentProps<typeof QueryFailure>, 'query'>) {
  return <QueryFailure query={query} message={t('Internet connection is required to load messages.')} />;
}

/** A placeholder for a loading list of messages; `label` is for screen readers. */
export const EntriesSkeleton = ({ label }: { label: string }) => (
  <Loading label={label} className="h-20 w-full" count={6} />
);
