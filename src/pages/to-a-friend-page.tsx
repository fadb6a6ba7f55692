import { useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { readChoice } from '@/friend/give/choose-offers';
import { GiveForm } from '@/friend/give/give-form';
import { selectVerified } from '@/listings/catalogue/selectors';
import { useCatalogue } from '@/listings/catalogue/use-catalogue';
import { QueryFailure } from '@/listings/results/query-failure';
import { linkWords } from '@/ui/link-words';
import { Loading } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { QueryStates } from '@/ui/query-states';
import { useNow } from '@/ui/use-now';

/** Offers as a file, for somebody without data. */
export default function ToAFriendPage() {
  const now = useNow();
  const query = useCatalogue(selectVerified);
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeading
        lead={t('Offers as one small file, for a phone without data. Your friend opens it in the app.')}
      >
        {t('Give the market to a friend')}
      </PageHeading>
      <QueryStates
        query={query}
        failure={<QueryFailure query={query} />}
        skeleton={<Loading label={t('Loading offers')} className="h-64 rounded-card!" />}
      >
        {(listings) => (
          <GiveForm
            choice={readChoice(search.get('offers'))}
            onChoose={(offers) => setSearch({ offers }, { replace: true })}
            listings={listings}
            asOf={query.asOf ?? now}
            now={now}
          />
        )}
      </QueryStates>
      <p className="mt-6 text-muted">
        <RichText
          of="Were you given a file? <open>Open it here</open>."
          values={{ open: linkWords(paths.fromAFriend) }}
        />
      </p>
    </>
  );
}
