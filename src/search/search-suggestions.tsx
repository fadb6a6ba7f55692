import { History, LayoutGrid, Store } from 'lucide';
import { useEffect, useImperativeHandle, useMemo, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { distanceTo } from '@/browse/layouts/listing-place';
import { ListingPhoto } from '@/browse/listing-photo';
import { formatMoney } from '@/language/format';
import { message, plural, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { toNavigationState } from '@/listings/navigation-state';
import { visitorPlace } from '@/place/visitor-place';
import { Button } from '@/ui/button';
import { OptionList, useOptionList } from '@/ui/combobox';
import { focusMain } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';
import { clearSearches, recentSearches } from './recent-searches';
import { suggest, type Suggestion } from './suggest';
import { useSearchIndex } from './use-search-index';

export { prepareSearch } from './use-search-index';

function ListingLine({ listing }: { listing: Listing }) {
  const place = useStore(visitorPlace);
  const price = listing.price === null ? null : formatMoney(listing.price);
  const facts = [price, listing.place, distanceTo(listing, place)];
  return (
    <>
      <ListingPhoto
        url={listing.photo}
        seed={listing.id}
        sizes="2.5rem"
        className="size-10 shrink-0 rounded-control"
      />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-left">
          {listing.name}
        </span>
        <span className="block truncate text-xs text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

const icons = { recent: History, shop: Store, category: LayoutGrid };

function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'listing') return <ListingLine listing={suggestion.listing} />;
  const { kind, words } = suggestion;
  return (
    <>
      <Icon of={icons[kind]} className="size-5 shrink-0 text-muted" />
      <bdi className="min-w-0 flex-1 truncate">{kind === 'category' ? t(words) : words}</bdi>
    </>
  );
}

const keyOf = ({ path }: Suggestion) => path;
const titles = {
  recent: message('Recent searches'),
  shop: message('Shops'),
  listing: message('Offers'),
  category: message('Categories'),
};
const titleOf = ({ kind }: Suggestion) => t(titles[kind]);

/** What the search form can do with the list. */
export type SuggestionList = Pick<ReturnType<typeof useOptionList>, 'open' | 'close' | 'onKeyDown'>;

interface SearchSuggestionsProps {
  field: HTMLInputElement;
  text: string;
  ref: Ref<SuggestionList>;
}

/** The suggestions of a search form. */
export function SearchSuggestions({ field, text, ref }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const recent = useStore(recentSearches);
  const index = useSearchIndex();
  const options = useMemo(() => suggest(text, recent, index), [text, recent, index]);
  const list = useOptionList({
    options,
    keyOf,
    // The focus may have left the field while this code was loading.
    isInitiallyOpen: document.activeElement === field,
    onChoose: (suggestion) => {
      focusMain();
      const state = suggestion.kind === 'listing' ? toNavigationState(suggestion.listing) : null;
      void navigate(suggestion.path, { state });
    },
  });
  useImperativeHandle(ref, () => list);
  // Set directly, because the form has rendered the field before this code loads.
  useEffect(() => {
    for (const [name, value] of Object.entries(list.fieldAttributes))
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, String(value));
  });
  return (
    <>
      <p role="status" className="sr-only">
        {list.isShown &&
          plural(options.length, {
            one: '{count} suggestion, use the arrow keys',
            other: '{count} suggestions, use the arrow keys',
          })}
      </p>
      {list.isShown && (
        <OptionList
          {...{ list, titleOf }}
          render={(suggestion) => <SuggestionLine suggestion={suggestion} />}
          label={t('Suggestions')}
          className="z-40 max-h-[min(28rem,60dvh)] rounded-card border-line p-1 lg:left-auto lg:w-104"
        >
          {text === '' && (
            <Button
              variant="plain"
              className="w-full shrink-0 text-sm"
              onClick={() => {
                clearSearches();
                field.focus();
              }}
            >
              {t('Clear recent searches')}
            </Button>
          )}
        </OptionList>
      )}
    </>
  );
}
