import { Printer } from 'lucide';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { pageTitle } from '@/config/brand';
import { doorPath, sellerPath } from '@/config/link-builders';
import { paths, searchPath } from '@/config/paths';
import { foldText } from '@/lib/fold-text';
import { fromCompany, isVerified, selectWhere } from '@/listings/catalogue/selectors';
import { useCatalogue } from '@/listings/catalogue/use-catalogue';
import { defaultLoadError } from '@/listings/categories/category-spec';
import { FilterableList } from '@/listings/results/filterable-list';
import { Icon } from '@/ui/icon';
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
  usePageHead({ title: pageTitle(t('Offers of {name}', { name })), canonicalPath: sellerPath(name) });
  return (
    <>
      <PageHeading
        lead={
          <>
            {t('All verified offers of this seller.')}{' '}
            <Link
              to={doorPath(name)}
              className="tap -my-3 inline-flex items-center justify-center gap-1 align-middle text-brand underline print:hidden"
            >
              <Icon of={Printer} className="size-5 shrink-0" />
              {/* A phone has no room for a second line above the first offer. */}
              <span className="max-lg:sr-only">{t('Print for the door')}</span>
            </Link>
          </>
        }
      >
        <bdi className="line-clamp-3">{name}</bdi>
      </PageHeading>
      <FilterableList
        shape="rows"
        query={query}
        loadError={t(defaultLoadError)}
        emptyMessage={t('No offers of this seller.')}
        emptyAdvice={
          <RichText
            of="It has nothing on the market now, or is written in another way. <search>Search for its name</search>."
            values={{
              search: (words) => (
                <Link to={searchPath(company)} className={linkClass}>
                  {words}
                </Link>
              ),
            }}
          />
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
      <PageHeading>{t('Offers of a seller')}</PageHeading>
      <EmptyNotice message={t('No seller is named.')}>
        <RichText
          of="Open an offer and tap <all>See all</all> beside its seller, or look at the <fresh>fresh offers</fresh>."
          values={{
            all: (words) => <em>{words}</em>,
            fresh: (words) => (
              <Link to={paths.home} className={linkClass}>
                {words}
              </Link>
            ),
          }}
        />
      </EmptyNotice>
    </>
  );
}
