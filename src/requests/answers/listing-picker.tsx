import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@/account/session';
import { QueryFailure } from '@/browse/query-failure';
import { SmallListing } from '@/browse/small-listing';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { isVerified } from '@/listings/selectors';
import { useOwnListings } from '@/listings/use-catalogue';
import { paths } from '@/platform/paths';
import { writtenText } from '@/platform/text/text-language';
import { Button, buttonClass } from '@/ui/button';
import { Loading } from '@/ui/load-states';
import { PopUp } from '@/ui/overlay';
import { QueryStates } from '@/ui/query-states';

/** Advice for a seller without a verified listing. Buyers cannot see a post that waits for verification. */
function NoListing({ hasWaiting, onFollow }: { hasWaiting: boolean; onFollow: () => void }) {
  return (
    <>
      <p className="my-3">
        {hasWaiting
          ? t('Your posts are still waiting for verification. Once one is verified, you can answer with it.')
          : t(
              "You have no verified offer yet. Post what you have. Once it's verified, you can answer with it.",
            )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.form} onClick={onFollow} className={buttonClass('primary')}>
          {t('Post an offer')}
        </Link>
        {hasWaiting && (
          <Link to={paths.myPosts} onClick={onFollow} className={buttonClass('quiet')}>
            {t('My posts')}
          </Link>
        )}
      </div>
    </>
  );
}

interface AnswerQuestionProps {
  listing: Listing;
  onSend: () => void;
  onCancel: () => void;
}

/** Focuses the question, because the tapped button has unmounted. */
const focusOnMount = (element: HTMLElement | null) => element?.focus();

function AnswerQuestion({ listing, onSend, onCancel }: AnswerQuestionProps) {
  return (
    <>
      <h2 ref={focusOnMount} tabIndex={-1} className="text-xl outline-none">
        {t('Answer with this offer?')}
      </h2>
      <p className="my-3 flex items-center gap-3">
        <SmallListing listing={listing} />
      </p>
      <p className="text-sm text-muted">
        {t('It will appear under this request with your name. Everyone can see it.')}
      </p>
      <div className="mt-4 flex gap-3 *:flex-1">
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button variant="primary" onClick={onSend}>
          {t('Send')}
        </Button>
      </div>
    </>
  );
}

interface OfferChoiceProps {
  user: User;
  /** The text of the request. */
  request: string;
  /** The ids of the seller's listings that already answer the request. */
  sent: ReadonlySet<string>;
  onChoose: (listing: Listing) => void;
  onClose: () => void;
}

function OfferChoice({ user, request, sent, onChoose, onClose }: OfferChoiceProps) {
  // A listing may have been verified since the catalogue was loaded.
  const query = useOwnListings(user, 'always-fetch');
  const verified = query.data?.filter(isVerified);
  return (
    <>
      <h2 className="text-xl">{t('Which of your offers?')}</h2>
      <p
        {...writtenText(request)}
        className="mt-1 line-clamp-2 text-left text-sm text-muted [overflow-wrap:anywhere]"
      >
        {request}
      </p>
      <QueryStates
        query={{ ...query, data: verified }}
        failure={<QueryFailure query={query} />}
        skeleton={<Loading label={t('Loading your offers')} className="my-3 h-16 w-full" />}
        empty={<NoListing hasWaiting={(query.data?.length ?? 0) > 0} onFollow={onClose} />}
      >
        {(listings) => (
          <ul aria-label={t('Your offers')} className="-mx-2 my-3 max-h-[50dvh] overflow-y-auto">
            {listings.map((listing) => (
              <li key={listing.id}>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- `SmallListing` names it */}
                <button
                  type="button"
                  disabled={sent.has(listing.id)}
                  onClick={() => onChoose(listing)}
                  className="tap flex w-full items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-sunken disabled:text-muted"
                >
                  <SmallListing listing={listing}>
                    <span className="block text-sm text-muted">
                      {sent.has(listing.id)
                        ? t('You sent this')
                        : listing.price !== null && formatMoney(listing.price)}
                    </span>
                  </SmallListing>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
      <Button className="mt-2 w-full" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </>
  );
}

interface ListingPickerProps extends Omit<OfferChoiceProps, 'onChoose'> {
  onPick: (listing: Listing) => void;
}

/** Asks for one of the seller's verified listings, and then whether to send it as an answer. */
export function ListingPicker({ onPick, onClose, ...choice }: ListingPickerProps) {
  const [chosen, setChosen] = useState<Listing | null>(null);
  return (
    <PopUp label={t('I can offer this')} onClose={onClose}>
      {(close) =>
        chosen ? (
          <AnswerQuestion
            listing={chosen}
            onCancel={() => setChosen(null)}
            onSend={() => {
              onPick(chosen);
              close();
            }}
          />
        ) : (
          <OfferChoice {...choice} onChoose={setChosen} onClose={close} />
        )
      }
    </PopUp>
  );
}
