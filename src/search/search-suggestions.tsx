import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { plural, t } from '@/language/translate';
import { toListingState } from '@/listings/listing-state';
import { Button } from '@/ui/button';
import { OptionList, useOptionList } from '@/ui/combobox';
import { focusMain } from '@/ui/focus';
import { useStore } from '@/ui/use-store';
import { clearSearches, recentSearches, removeSearch } from './recent-searches';
import { suggest, type Suggestion } from './suggest';
import { SuggestionLine } from './suggestion-line';
import { useSearchIndex } from './use-search-index';

export { prepareSearch } from './use-search-index';

const keyOf = ({ path }: Suggestion) => path;
const titleOf = ({ title }: Suggestion) => t(title);

/** What the form does with the list. */
export type SuggestionList = Pick<ReturnType<typeof useOptionList>, 'open' | 'close' | 'onKeyDown'>;

interface SearchSuggestionsProps {
  field: HTMLInputElement;
  text: string;
  ref: Ref<SuggestionList>;
}

/** The suggestions of a search form. Delete removes an earlier search. */
export function SearchSuggestions({ field, text, ref }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const recent = useStore(recentSearches);
  const index = useSearchIndex();
  const options = useMemo(() => suggest(text, recent, index), [text, recent, index]);
  const list = useOptionList({
    options,
    keyOf,
    // The focus may have left while this code was loading.
    isInitiallyOpen: document.activeElement === field,
    onChoose: (suggestion) => {
      focusMain();
      const state = suggestion.kind === 'listing' ? toListingState(suggestion.listing) : null;
      void navigate(suggestion.path, { state });
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const marked = list.isShown ? options[list.marked] : undefined;
    if (event.key !== 'Delete' || marked?.kind !== 'recent') return list.onKeyDown(event);
    event.preventDefault();
    list.mark(1);
    removeSearch(marked.words);
  };
  useImperativeHandle(ref, () => ({ ...list, onKeyDown }));
  // Set directly, because the form renders the field before this code loads.
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
          {...{ list, options, keyOf, titleOf }}
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
