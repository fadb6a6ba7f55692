import { loadAdvice } from '@/api/load-advice';
import { ErrorNotice } from '@/ui/error-notice';

/** Says that requests and comments could not be loaded (spec section 8); nothing where they could. */
export function EntriesFailure({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  return (
    query.error && (
      <ErrorNotice
        message="Internet connection is required to load messages."
        advice={loadAdvice(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  );
}
