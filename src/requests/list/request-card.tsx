import { memo } from 'react';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { classNames } from '@/platform/class-names';
import { writtenText } from '@/platform/text/text-language';
import { AnswerButton } from '@/requests/answers/answer-button';
import { AnswerList } from '@/requests/answers/answer-list';
import type { Thread } from '@/requests/entries/answer';
import { authorText, sendingTimeText, type MarketRequest } from '@/requests/entries/entry';
import { offersToSell } from '@/requests/entries/offers-to-sell';
import { MatchingListings } from '@/requests/matching/matching-listings';
import { withoutContact } from '@/requests/sending/contact-sentence';
import { LinkedContacts } from '@/ui/linked-contacts';
import { RequestLike } from './request-like';

interface RequestCardProps {
  thread: Thread;
  /** In ms. */
  now: number;
  /** Whether the visitor sent it. */
  isOwn: boolean;
  showsMatches: boolean;
  /** Whether an entry is new since the last visit. Must be stable. Without it, no entry is marked as new. */
  isNew?: (entry: MarketRequest) => boolean;
}

export const requestCardId = (id: string) => `request-${id}`;

export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  const { thread, now, isOwn, showsMatches, isNew } = props;
  useLanguage();
  const { request, answers } = thread;
  const { message, createdAt, isPending } = request;
  const name = authorText(request.name);
  return (
    <article
      id={requestCardId(request.id)}
      aria-label={t('Request from {name}', { name })}
      className={classNames(
        'rounded-card border bg-surface p-4 scroll-mt-20 scroll-mb-[calc(var(--floor-height)+1rem)]',
        isOwn ? 'border-brand' : 'border-line',
      )}
    >
      {!isPending && (
        <div className="float-right -mt-3 -mr-3">
          <RequestLike request={request} />
        </div>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <bdi className="max-w-full truncate font-semibold text-ink">{name}</bdi>
        {sendingTimeText(isPending, createdAt, now)}
        {isOwn && <span className="font-semibold text-brand">{t('Your request')}</span>}
        {isNew?.(request) && (
          <span className="rounded-full bg-brand px-2 text-xs leading-5 font-semibold text-on-brand">
            {t('New request')}
          </span>
        )}
      </p>
      <p {...writtenText(message)} className="mt-1 text-left [overflow-wrap:anywhere] whitespace-pre-line">
        <LinkedContacts text={message} />
      </p>
      <AnswerList answers={answers} now={now} isNew={isNew} />
      {!offersToSell(message) && (
        <div className="mt-2 items-end gap-x-6 lg:flex">
          <AnswerButton thread={thread} />
          {showsMatches && (
            // As high as with offers, so that the requests below do not move when offers load.
            <div className="-mb-3 min-h-15 min-w-0 pt-1 lg:-mb-1 lg:flex-1">
              <MatchingListings text={withoutContact(message)} />
            </div>
          )}
        </div>
      )}
    </article>
  );
});
