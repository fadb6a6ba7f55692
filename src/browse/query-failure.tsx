import { failureAdvice } from '@/api/failure-advice';
import { formatRelativeTime } from '@/language/format';
import { t } from '@/language/translate';
import type { Catalogue } from '@/listings/catalogue';
import { defaultLoadErrorMessage } from '@/listings/categories/category-spec';
import { ErrorLine, ErrorNotice } from '@/ui/load-states';

interface QueryFailureProps {
  query: {
    error: Error | null;
    refetch: () => unknown;
    /** Older data that is still shown. */
    data?: unknown;
    catalogue?: Catalogue | undefined;
  };
  /** The error text; by default the text for lists. */
  message?: string | undefined;
}

const hasContent = (data: unknown) => (Array.isArray(data) ? data.length > 0 : Boolean(data));

export const describeDataAge = (asOf: number): string =>
  t('Offers as of {time}', { time: formatRelativeTime(asOf, Date.now()) });

/**
 * Says why a query failed and offers a retry. Above older data it is a single line that does not push the data down.
 */
export function QueryFailure({ query, message = t(defaultLoadErrorMessage) }: QueryFailureProps) {
  const { error, data, catalogue } = query;
  if (!error) return null;
  const noticeProps = { message, advice: failureAdvice(error), onRetry: () => void query.refetch() };
  if (!hasContent(data)) return <ErrorNotice {...noticeProps} />;
  const age = catalogue?.asOf === undefined ? {} : { age: describeDataAge(catalogue.asOf) };
  return <ErrorLine {...noticeProps} {...age} />;
}
