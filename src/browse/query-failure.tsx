import { loadAdvice } from '@/api/api-error-kinds';
import { formatRelativeTime } from '@/language/format';
import { t } from '@/language/translate';
import { defaultLoadError } from '@/listings/categories/category-spec';
import { ErrorLine, ErrorNotice } from '@/ui/load-states';

interface QueryFailureProps {
  query: {
    error: Error | null;
    refetch: () => unknown;
    /** What shows all the same, from before. */
    data?: unknown;
    /** Of when that is, in ms by the clock of this device. */
    asOf?: number | undefined;
  };
  /** The red line; the usual one of lists where it is left out. */
  message?: string;
}

const shows = (data: unknown) => (Array.isArray(data) ? data.length > 0 : Boolean(data));

/** How old the offers are that are shown. */
export const asOfWords = (asOf: number): string =>
  t('Offers as of {time}', { time: formatRelativeTime(asOf, Date.now()) });

/**
 * Why a query has failed, with the button that asks again; nothing where it has not. Above what shows all the
 * same it is one line, which must not push that down.
 */
export function QueryFailure({ query, message = t(defaultLoadError) }: QueryFailureProps) {
  const { error, data, asOf } = query;
  if (!error) return null;
  const words = { message, advice: loadAdvice(error), onRetry: () => void query.refetch() };
  if (!shows(data)) return <ErrorNotice {...words} />;
  return <ErrorLine {...words} {...(asOf !== undefined && { age: asOfWords(asOf) })} />;
}
