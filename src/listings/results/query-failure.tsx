import { loadAdvice } from '@/api/api-error-kinds';
import { defaultLoadError } from '@/listings/categories/category-spec';
import { ErrorNotice } from '@/ui/load-states';

interface QueryFailureProps {
  query: { error: Error | null; refetch: () => unknown };
  /** The red line; the usual one of lists where it is left out. */
  message?: string;
}

/** Why a query has failed, with the button that asks again; nothing where it has not. */
export function QueryFailure({ query, message = defaultLoadError }: QueryFailureProps) {
  return (
    query.error && (
      <ErrorNotice message={message} advice={loadAdvice(query.error)} onRetry={() => void query.refetch()} />
    )
  );
}
