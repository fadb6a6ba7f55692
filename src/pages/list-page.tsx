import { useMemo } from 'react';
import { CardResults } from '@/browse/cards/card-results';
import { ListHeading } from '@/browse/layouts/first-headings';
import { FilterableList } from '@/browse/lists/filterable-list';
import type { ListProps } from '@/browse/lists/listing-query';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import type { CategorySpec, CollectionSpec, ListLook } from '@/listings/categories/category-spec';
import { listPageSpec } from '@/listings/categories/list-notices';
import { selectWhere } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';
import { NearestList } from '@/nearby/nearest-list';
import { paths } from '@/platform/paths';
import { linkedText } from '@/ui/linked-text';
import { useNow } from '@/ui/use-now';

function Results({ look, ...list }: ListProps & { look: ListLook }) {
  if (look === 'cards') return <CardResults {...list} />;
  if (look === 'nearby') return <NearestList {...list} />;
  return <FilterableList {...list} look={look} />;
}

export default function ListPage({ list }: { list: CategorySpec | CollectionSpec }) {
  const spec = useMemo(() => listPageSpec(list), [list]);
  const now = useNow();
  const where = spec.where(now);
  // The list renders again only with another selector, so with another `where`.
  const select = useMemo(() => selectWhere(...where), [where]);
  const query = useCatalogue(select);
  return (
    <>
      <ListHeading list={list} />
      <Results
        look={list.look}
        query={query}
        loadErrorMessage={t(spec.loadErrorMessage)}
        emptyMessage={t(spec.emptyMessage)}
        emptyAdvice={
          <RichText
            of="See the <fresh>newest offers</fresh>, or ask for what you need below."
            values={{ fresh: linkedText(paths.home) }}
          />
        }
        defaultSort={spec.defaultSort}
        now={now}
      />
    </>
  );
}
