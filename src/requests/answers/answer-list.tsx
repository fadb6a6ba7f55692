import { Link } from 'react-router-dom';
import { ListingLink } from '@/browse/listing-link';
import { SmallListing } from '@/browse/small-listing';
import { formatMoney } from '@/language/format';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { isVerified } from '@/listings/selectors';
import { useCompleteCatalogue } from '@/listings/use-catalogue';
import { detailPath } from '@/platform/paths';
import { writtenText } from '@/platform/text/text-language';
import type { Answer } from '@/requests/entries/answer';
import { authorText, sendingTimeText, type MarketRequest } from '@/requests/entries/entry';
import { NewMark } from '@/requests/entries/entry-parts';
import { LinkedContacts } from '@/ui/linked-contacts';
import { useNow } from '@/ui/use-now';

const liveListingsById = (listings: readonly Listing[]) =>
  new Map(listings.filter(isVerified).map((listing) => [listing.id, listing]));

const linkClass = 'tap -mx-2 flex items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken';

function AnsweringListing({
  answer,
  listings,
}: {
  answer: Answer;
  listings: ReadonlyMap<string, Listing> | undefined;
}) {
  const { listingId, introduction } = answer;
  const listing = listings?.get(listingId);
  if (listings && !listing) return <p className="text-muted">{t('This offer is no longer available.')}</p>;
  if (!listing)
    return (
      <Link to={detailPath(listingId)} className={linkClass}>
        <span className="font-semibold text-brand underline">{introduction || t('See the offer')}</span>
      </Link>
    );
  return (
    <>
      <ListingLink listing={listing} className={linkClass}>
        <SmallListing listing={listing} nameClass="text-brand underline">
          {listing.price !== null && <span className="block text-sm">{formatMoney(listing.price)}</span>}
        </SmallListing>
      </ListingLink>
      {introduction !== '' && !listing.name.startsWith(introduction) && (
        <p {...writtenText(introduction)} className="text-left [overflow-wrap:anywhere]">
          <LinkedContacts text={introduction} />
        </p>
      )}
    </>
  );
}

interface AnswerListProps {
  answers: readonly Answer[];
  /** Whether an entry is new since the last visit. By default, no entry is marked as new. */
  isNew?: ((entry: MarketRequest) => boolean) | undefined;
}

/** The listings that sellers sent in answer to a request. */
export function AnswerList({ answers, isNew }: AnswerListProps) {
  const now = useNow();
  const listings = useCompleteCatalogue(liveListingsById, 'never-retry').data;
  if (answers.length === 0) return null;
  return (
    <ul aria-label={t('Answers')} className="mt-3 flex flex-col gap-2 border-l-2 border-brand pl-3 text-sm">
      {answers.map((answer) => {
        const { id, name, createdAt, isPending } = answer.entry;
        return (
          <li key={id}>
            <p className="flex flex-wrap items-baseline gap-x-2 text-muted">
              <RichText
                of="{name}<words>can offer this</words>"
                values={{
                  name: <bdi className="max-w-full truncate font-semibold text-ink">{authorText(name)}</bdi>,
                  words: (words) => <span>{words}</span>,
                }}
              />
              {sendingTimeText(isPending, createdAt, now)}
              {isNew?.(answer.entry) && <NewMark label={t('New answer')} />}
            </p>
            <AnsweringListing answer={answer} listings={listings} />
          </li>
        );
      })}
    </ul>
  );
}
