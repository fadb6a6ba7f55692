import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { QueryFailure } from '@/browse/query-failure';
import { plural, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { findVerified } from '@/listings/selectors';
import { useCompleteCatalogue } from '@/listings/use-catalogue';
import { CompareTable } from '@/saved/compare-table';
import { useComparedIds } from '@/saved/use-compared-ids';
import { buttonClass } from '@/ui/button';
import { EmptyNotice, Loading } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { QueryStates } from '@/ui/query-states';

export default function ComparePage() {
  const { ids, choose, pathToChoose } = useComparedIds();
  const select = useMemo(
    () => (listings: readonly Listing[]) => ids.flatMap((id) => findVerified(id)(listings) ?? []),
    [ids],
  );
  const query = useCompleteCatalogue(select);
  return (
    <>
      <PageHeading>{t('Compare offers')}</PageHeading>
      <QueryStates
        query={query}
        failure={<QueryFailure query={query} />}
        skeleton={<Loading label={t('Loading offers')} className="h-96 rounded-card!" />}
      >
        {(listings) => (
          <>
            {listings.length < ids.length && (
              <p className="mb-3 text-muted">
                {plural(ids.length - listings.length, {
                  one: 'One of them is no longer available.',
                  other: '{count} of them are no longer available.',
                })}
              </p>
            )}
            {listings.length > 0 && (
              <>
                <CompareTable
                  listings={listings}
                  onRemove={(id) => choose(ids.filter((other) => other !== id))}
                />
                <Link to={pathToChoose(ids)} className={buttonClass('quiet', 'mt-4')}>
                  {t('Choose other offers')}
                </Link>
              </>
            )}
            {listings.length === 0 && (
              <EmptyNotice message={t('Nothing to compare.')}>
                <p>{t('Choose two to four of your saved offers.')}</p>
                <Link to={pathToChoose([])} className={buttonClass('primary', 'mt-3')}>
                  {t('Saved offers')}
                </Link>
              </EmptyNotice>
            )}
          </>
        )}
      </QueryStates>
    </>
  );
}
