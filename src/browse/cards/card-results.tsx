import { useDeferredValue, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardSearchLine } from '@/browse/layouts/card-layout';
import { FiltersInLine } from '@/browse/lists/filters-on-phone';
import { ListStates, type ListTexts } from '@/browse/lists/list-states';
import { useFilteredList, type ListingQuery } from '@/browse/lists/use-filtered-list';
import { message, t } from '@/language/translate';
import { FilterField } from '@/ui/filter-fields';
import { Toolbar } from '@/ui/toolbar';
import { useHistoryText } from '@/ui/use-history-text';
import { CardList } from './card-list';

const fieldLabel = message('Search what you want to buy...');

interface CardResultsProps {
  query: ListingQuery;
  texts: ListTexts;
}

/** The search field and the cards below it. */
export function CardResults({ query, texts }: CardResultsProps) {
  const [parameters] = useSearchParams();
  const [text, setText] = useHistoryText('card search', parameters.get('text') ?? '');
  // Deferred, so that the field shows each letter at once: filtering 10,000 listings takes a slow phone 50 ms.
  const searchedText = useDeferredValue(text).trim();
  const list = useFilteredList(query, { look: 'cards', text: searchedText });
  const { error } = query;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- our specification wants the load errors of card screens logged
    if (error) console.error(error);
  }, [error]);
  return (
    <>
      <CardSearchLine>
        <FilterField label={t(fieldLabel)} value={text} onChange={setText} />
        {/* On a phone the count has no room here. The filter sheet shows it. */}
        <Toolbar label={t('Filters')} className="contents">
          <div className="contents [&>div]:sr-only">
            {list.hasListings && <FiltersInLine controls={list.controls} />}
          </div>
        </Toolbar>
      </CardSearchLine>
      <ListStates list={list} texts={texts}>
        <CardList listings={list.items} />
      </ListStates>
    </>
  );
}
