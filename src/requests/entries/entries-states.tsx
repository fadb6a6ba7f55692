import type { ComponentProps } from 'react';
import { QueryFailure } from '@/browse/query-failure';
import { t } from '@/language/translate';
import { Loading } from '@/ui/load-states';

/** Says why requests and comments failed to load. Nothing without an error. */
export function EntriesFailure({ query }: Pick<ComponentProps<typeof QueryFailure>, 'query'>) {
  return <QueryFailure query={query} message={t('Internet connection is required to load messages.')} />;
}

/** `label` is for screen readers. */
export const EntriesSkeleton = ({ label }: { label: string }) => (
  <Loading label={label} className="h-20 w-full" count={6} />
);
