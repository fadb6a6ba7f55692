import { useMemo } from 'react';
import { CardResults } from '@/browse/cards/card-results';
import { ListHeading } from '@/browse/layouts/first-headings';
import { ListRows } from '@/browse/lists/list-rows';
import { ListStates, type ListTexts } from '@/browse/lists/list-states';
import { useFilteredList, type ListingQuery } from '@/browse/lists/use-filtered-list';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import type { ListLook, ListSpec } from '@/listings/categories/category-spec';
import { listPredicates } from '@/listings/categories/find-list';
import { listNotices } from '@/listings/categories/list-notices';
import { selectWhere } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';
import { NearestList } from '@/nearby/nearest-list';
import { paths } from '@/platform/paths';
import { linkedText } from '@/ui/linked-text';
import { useNow } from '@/ui/use-now';

interface ResultsProps {
  query: ListingQuery;
  texts: ListTexts;
}

function RowResults({ look, query, texts }: ResultsProps & { look: ListLook }) {
  const list = useFilteredList(query, { look });
  return (
    <ListStates list={list} texts={texts}>
      <ListRows list={list} />
    </ListStates>
  );
}

function Results({ look, ...results }: ResultsProps & { look: ListLook }) {
  if (look === 'cards') return <CardResults {...results} />;
  if (look === 'nearby') return <NearestList {...results} />;
  return <RowResults {...results} look={look} />;
}

/** A category or collection: its heading, and its verified listings in their look. */
export default function ListPage({ list }: { list: ListSpec }) {
  const now = useNow();
  const query = useCatalogue(useMemo(() => selectWhere(...listPredicates(list, now)), [list, now]));
  const { emptyMessage, loadErrorMessage } = listNotices(list);
  return (
    <>
      <ListHeading list={list} />
      <Results
        look={list.look}
        query={query}
        texts={{
          loadErrorMessage: t(loadErrorMessage),
          emptyMessage: t(emptyMessage),
          emptyAdvice: (
            <RichText
              of="See the <fresh>newest offers</fresh>, or ask for what you need below."
              values={{ fresh: linkedText(paths.home) }}
            />
          ),
        }}
      />
    </>
  );
}
