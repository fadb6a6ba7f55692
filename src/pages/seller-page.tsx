import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pageTitle } from '@/config/brand';
import { sellerPath } from '@/config/link-builders';
import { paths, searchPath } from '@/config/paths';
import { foldText } from '@/lib/fold-text';
import { fromCompany, isVerified, selectWhere } from '@/listings/catalogue/selectors';
import { useCatalogue } from '@/listings/catalogue/use-catalogue';
import { defaultLoadError } from '@/listings/categories/category-spec';
import { FilterableList } from '@/listings/results/filterable-list';
import { EmptyNotice } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { useNow } from '@/ui/use-now';
import { usePageHead } from '@/ui/use-page-head';

export { prepareFilterBar as prepare } from '@/listings/filters/filter-bar';

const linkClass = 'font-semibold text-brand underline';

/** The verified listings of a company that the address names. */
function SellerListings({ company }: { company: string }) {
  const now = useNow();
  const select = useMemo(() => selectWhere(isVerified, fromCompany(company)), [company]);
  const query = useCatalogue(select);
  // The company's own spelling, where the address has another.
  const name = query.data?.[0]?.company ?? company;
  usePageHead({ title: pageTitle(`Offers of ${name}`), canonicalPath: sellerPath(name) });
  return (
    <>
      <PageHeading lead="All verified offers of this seller.">
        <bdi className="line-clamp-3">{name}</bdi>
      </PageHeading>
      <FilterableList
        shape="rows"
        query={query}
        loadError={defaultLoadError}
        emptyMessage="No offers of this seller."
        emptyAdvice={
          <>
            It has nothing on the market now, or is written in another way.{' '}
            <Link to={searchPath(company)} className={linkClass}>
              Search for its name
            </Link>
            .
          </>
        }
        now={now}
      />
    </>
  );
}

export default function SellerPage() {
  const [search] = useSearchParams();
  const company = search.get('company')?.trim() ?? '';
  if (company !== '') return <SellerListings key={foldText(company)} company={company} />;
  return (
    <>
      <PageHeading>Offers of a seller</PageHeading>
      <EmptyNotice message="No seller is named.">
        Open an offer and tap <em>See all</em> beside its seller, or look at the{' '}
        <Link to={paths.home} className={linkClass}>
          fresh offers
        </Link>
        .
      </EmptyNotice>
    </>
  );
}
