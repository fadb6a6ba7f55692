import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { message, t } from '@/language/translate';
import { ControlsLine } from '@/listings/filters/controls-line';
import { countFilters } from '@/listings/filters/listing-filters';
import { NarrowingText } from '@/listings/filters/narrowing-text';
import { FilterableList } from '@/listings/results/filterable-list';
import type { ListProps } from '@/listings/results/listing-query';
import { ListSkeleton } from '@/listings/results/list-skeleton';
import { FilterField } from '@/ui/filter-field';
import { Skeleton } from '@/ui/load-states';
import { Toolbar } from '@/ui/toolbar';
import { useEntryText } from '@/ui/use-entry-text';
import { CardDays } from './card-days';
import { CardSearchLine, cardGridClass } from './card-layout';
import { CardList, useOpenCard } from './card-list';
import { createTextNarrowing } from './narrow-by-text';

const label = message('Search what you want to buy...');
const advice = message('Nothing here has this text. Try a shorter one.');

const skeleton = (
  <ListSkeleton count={6} className={cardGridClass}>
    <Skeleton className="h-72 rounded-card!" />
  </ListSkeleton>
);

interface CardResultsProps extends ListProps {
  /** Whether they are grouped by the day on which they were posted, as long as nothing narrows them. */
  byDay: boolean;
}

/** The layout `cards`: a box that narrows the list to a text, on a phone beside its filters, and the cards. */
export function CardResults({ byDay, ...list }: CardResultsProps) {
  const { query, now } = list;
  const [parameters] = useSearchParams();
  const [text, setText] = useEntryText('card search', parameters.get('text') ?? '');
  const [line, setLine] = useState<HTMLElement | null>(null);
  const card = useOpenCard();
  const [narrowing] = useState(createTextNarrowing);
  const { error } = query;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the card screens log their load errors (docs/product.md, Card screens)
    if (error) console.error(error);
  }, [error]);
  const isSearched = text.trim() !== '';
  const search = useMemo(
    () => (isSearched ? { narrow: narrowing(text), advice } : undefined),
    [isSearched, narrowing, text],
  );
  return (
    <NarrowingText value={text.trim()}>
      <CardSearchLine>
        <FilterField label={t(label)} value={text} onChange={setText} />
        {/* The sheet of the filters counts the offers: a phone has no room for it here. */}
        <Toolbar label={t('Filters')} className="contents">
          <div ref={setLine} className="contents max-lg:[&>div]:sr-only" />
        </Toolbar>
      </CardSearchLine>
      <ControlsLine value={line}>
        {line && (
          <FilterableList {...list} shape="rows" search={search} skeleton={skeleton}>
            {({ listings, filters, isGrowing }) =>
              byDay && !isSearched && filters.sort === 'newest' && countFilters(filters) === 0 ? (
                <CardDays listings={listings} card={card} isGrowing={isGrowing} now={now} />
              ) : (
                <CardList listings={listings} card={card} now={now} />
              )
            }
          </FilterableList>
        )}
      </ControlsLine>
    </NarrowingText>
  );
}
