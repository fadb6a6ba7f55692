import type { ComponentProps, ReactNode } from 'react';
import { QueryFailure } from '@/browse/query-failure';
import { t } from '@/language/translate';
import { writtenText } from '@/platform/text/text-language';
import { LinkedContacts } from '@/ui/linked-contacts';
import { Loading } from '@/ui/load-states';
import { useNow } from '@/ui/use-now';
import { authorText, sendingTimeText, type MarketRequest } from './entry';

/** Says why requests and comments failed to load. Renders nothing without an error. */
export function EntriesFailure({ query }: Pick<ComponentProps<typeof QueryFailure>, 'query'>) {
  return <QueryFailure query={query} message={t('Internet connection is required to load messages.')} />;
}

/** `label` is for screen readers. */
export const EntriesSkeleton = ({ label }: { label: string }) => (
  <Loading label={label} className="h-20 w-full" count={6} />
);

interface RequestHeadingProps {
  request: MarketRequest;
  /** What follows the time. */
  children?: ReactNode;
}

/** The author of a request and when it was sent. */
export function RequestHeading({ request: { name, isPending, createdAt }, children }: RequestHeadingProps) {
  const now = useNow();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
      <bdi className="max-w-full truncate font-semibold text-ink">{authorText(name)}</bdi>
      {sendingTimeText(isPending, createdAt, now)}
      {children}
    </p>
  );
}

export const RequestText = ({ text }: { text: string }) => (
  <p {...writtenText(text)} className="mt-1 text-left [overflow-wrap:anywhere] whitespace-pre-line">
    <LinkedContacts text={text} />
  </p>
);

/** Marks an entry that is new since the last visit. */
export const NewMark = ({ label }: { label: string }) => (
  <span className="rounded-full bg-brand px-2 text-xs leading-5 font-semibold text-on-brand">{label}</span>
);
