import { memo } from 'react';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { classNames } from '@/platform/class-names';
import { AnswerButton } from '@/requests/answers/answer-button';
import { AnswerList } from '@/requests/answers/answer-list';
import type { Thread } from '@/requests/entries/answer';
import { authorText, type MarketRequest } from '@/requests/entries/entry';
import { NewMark, RequestHeading, RequestText } from '@/requests/entries/entry-parts';
import { offersToSell } from '@/requests/entries/offers-to-sell';
import { useIsOwnRequest } from '@/requests/entries/own-requests';
import { MatchingListings } from '@/requests/matching/matching-listings';
import { withoutContact } from '@/requests/sending/contact-sentence';
import { RequestLike } from './request-like';

interface RequestCardProps {
  thread: Thread;
  showsMatches: boolean;
  /** Whether an entry is new since the last visit. Must be stable. By default, no entry is marked as new. */
  isNew?: (entry: MarketRequest) => boolean;
}

export const requestCardId = (id: string) => `request-${id}`;

export const RequestCard = memo(function RequestCard({ thread, showsMatches, isNew }: RequestCardProps) {
  useLanguage();
  const { request, answers } = thread;
  const { message, isPending } = request;
  const isOwn = useIsOwnRequest()(request);
  return (
    <article
      id={requestCardId(request.id)}
      aria-label={t('Request from {name}', { name: authorText(request.name) })}
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
      <RequestHeading request={request}>
        {isOwn && <span className="font-semibold text-brand">{t('Your request')}</span>}
        {isNew?.(request) && <NewMark label={t('New request')} />}
      </RequestHeading>
      <RequestText text={message} />
      <AnswerList answers={answers} isNew={isNew} />
      {!offersToSell(message) && (
        <div className="mt-2 items-end gap-x-6 lg:flex">
          <AnswerButton thread={thread} />
          {showsMatches && (
            // The space is as high as with offers, so that the requests below do not move when offers load.
            <div className="-mb-3 min-h-15 min-w-0 pt-1 lg:-mb-1 lg:flex-1">
              <MatchingListings text={withoutContact(message)} />
            </div>
          )}
        </div>
      )}
    </article>
  );
});
