import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectWhere } from '@/listings/catalogue/selectors';
import { useProducts } from '@/listings/catalogue/use-products';
import type { ListingPageSpec } from '@/listings/categories/listing-page-spec';
import { CardResults } from '@/listings/cards/card-results';
import { ListResults } from '@/listings/results/list-results';
import { PageHeading } from '@/ui/page-heading';
import { useNow } from '@/ui/use-now';

const emptyAdvice = (
  <>
    Look at the{' '}
    <Link to={paths.home} className="font-semibold text-brand underline">
      fresh offers
    </Link>
    , or ask for what you need below.
  </>
);

/** A category or collection: its heading and its verified listings (spec section 2, Listing screens). */
export function ListingsView({ spec }: { spec: ListingPageSpec }) {
  const now = useNow();
  const tests = spec.tests(now);
  // The same tests minute after minute select nothing anew.
  const select = useMemo(() => selectWhere(...tests), [tests]);
  const query = useProducts(select);
  const { loadError, emptyMessage } = spec;
  const list = { query, loadError, emptyMessage, emptyAdvice, now };
  return (
    <>
      <PageHeading lead={spec.label}>{spec.heading}</PageHeading>
      {spec.layout === 'cards' ? (
        <CardResults {...list} />
      ) : (
        <ListResults {...list} shape={spec.layout === 'grid3' ? 'grid3' : 'rows'} />
      )}
    </>
  );
}
