import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectWhere } from '@/listings/catalogue/selectors';
import { useProductsSoFar } from '@/listings/catalogue/products-query';
import type { ListingPageSpec } from '@/listings/categories/category-spec';
import { CardResults } from '@/listings/cards/card-results';
import { NearestList } from '@/listings/nearby/nearest-list';
import { PlaceGate } from '@/listings/nearby/place-gate';
import { ListResults } from '@/listings/results/list-results';
import type { ProductListProps } from '@/listings/results/product-results';
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

interface ListingsLayoutProps {
  layout: ListingPageSpec['layout'];
  list: ProductListProps;
}

function ListingsLayout({ layout, list }: ListingsLayoutProps) {
  switch (layout) {
    case 'cards':
      return <CardResults {...list} />;
    case 'nearby':
      return <PlaceGate>{(here) => <NearestList {...list} here={here} />}</PlaceGate>;
    case 'rows':
    case 'grid3':
      return <ListResults {...list} shape={layout} />;
  }
}

/** A category or collection: its heading and its verified listings (docs/product.md, Listings). */
export function ListingsView({ spec }: { spec: ListingPageSpec }) {
  const now = useNow();
  const where = spec.where(now);
  // A stable `where` keeps the selection through the minutes of `now`, so that the list does not render again.
  const select = useMemo(() => selectWhere(...where), [where]);
  const query = useProductsSoFar(select);
  const { loadError, emptyMessage } = spec;
  const list = { query, loadError, emptyMessage, emptyAdvice, now };
  return (
    <>
      <PageHeading lead={spec.label}>{spec.heading}</PageHeading>
      <ListingsLayout layout={spec.layout} list={list} />
    </>
  );
}
