import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NarrowingText } from '@/browse/filters/list-controls';
import { CardSearchLine } from '@/browse/layouts/card-layout';
import { FilterableList } from '@/browse/lists/filterable-list';
import type { ListProps } from '@/browse/lists/listing-query';
import { message, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { matchesNameOrCompany } from '@/listings/selectors';
import { foldText } from '@/platform/text/fold';
import { FilterField } from '@/ui/filter-fields';
import { Toolbar } from '@/ui/toolbar';
import { useHistoryText } from '@/ui/use-history-text';
import { CardList } from './card-list';

type NarrowListings = (listings: readonly Listing[]) => readonly Listing[];

/**
 * Creates a filter that finds listings by a text in their name or company. If the text extends the previous one, only
 * the previous result is searched: filtering 10,000 listings costs 50 ms per keystroke on a slow phone.
 */
export function createTextNarrowing(): (text: string) => NarrowListings {
  let last: { text: string; from: readonly Listing[]; found: readonly Listing[] } | null = null;
  return (text) => {
    const folded = foldText(text);
    const matches = matchesNameOrCompany(text);
    return (listings) => {
      const extendsLast = last?.from === listings && folded.startsWith(last.text);
      const found = (extendsLast && last ? last.found : listings).filter(matches);
      last = { text: folded, from: listings, found };
      return found;
    };
  };
}

const fieldLabel = message('Search what you want to buy...');
const noMatchAdvice = message('Nothing matches. Try a shorter word.');

/** The look `cards`: a search field (on a phone with the filters beside it), and the cards. */
export function CardResults(list: ListProps) {
  const { query, now } = list;
  const [parameters] = useSearchParams();
  const [text, setText] = useHistoryText('card search', parameters.get('text') ?? '');
  const [narrowByText] = useState(createTextNarrowing);
  const { error } = query;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- our specification wants the load errors of card screens logged
    if (error) console.error(error);
  }, [error]);
  const isSearched = text.trim() !== '';
  const search = useMemo(
    () => (isSearched ? { narrow: narrowByText(text), advice: noMatchAdvice } : undefined),
    [isSearched, narrowByText, text],
  );
  return (
    <NarrowingText value={text.trim()}>
      <FilterableList
        {...list}
        look="cards"
        search={search}
        lead={(controls) => (
          <CardSearchLine>
            <FilterField label={t(fieldLabel)} value={text} onChange={setText} />
            {/* On a phone the count has no room here. The filter sheet shows it. */}
            <Toolbar label={t('Filters')} className="contents">
              <div className="contents [&>div]:sr-only">{controls}</div>
            </Toolbar>
          </CardSearchLine>
        )}
      >
        {(listings) => <CardList listings={listings} now={now} />}
      </FilterableList>
    </NarrowingText>
  );
}
