import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { plural, t } from '@/language/translate';
import { toListingState } from '@/listings/listing-state';
import { Button } from '@/ui/button';
import { focusMain } from '@/ui/focus';
import { useStore } from '@/ui/use-store';
import { clearSearches, recentSearches, removeSearch } from './recent-searches';
import { suggest, type Suggestion } from './suggest';
import { SuggestionOption } from './suggestion-option';
import { useSearchIndex } from './use-search-index';

export { prepareSearch } from './use-search-index';

/** Handles a key pressed in the field. Returns false if the key has no meaning for the suggestions. */
export type SuggestionKeys = (event: KeyboardEvent) => boolean;

interface SearchSuggestionsProps {
  field: HTMLInputElement;
  text: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  keys: Ref<SuggestionKeys>;
  /** The id by which the field refers to its list. */
  listId: string;
}

/**
 * The suggestions of a search form, as a list box that its field controls: arrow keys move, Enter follows the
 * marked one or searches the text, Delete removes an earlier search, Escape closes.
 */
export function SearchSuggestions({ field, text, isOpen, onOpen, keys, listId }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const recent = useStore(recentSearches);
  const index = useSearchIndex();
  const [markedPath, setMarked] = useState<string | null>(null);

  const groups = useMemo(() => suggest(text, recent, index), [text, recent, index]);
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const shown = isOpen && all.length > 0;
  const active = shown ? all.find(({ path }) => path === markedPath) : undefined;
  const optionId = (path: string) => `${listId}-${encodeURIComponent(path)}`;
  const activeId = active && optionId(active.path);
  // The attributes of the field are set directly, because the field belongs to the form, which renders before this
  // code loads.
  useEffect(() => {
    field.setAttribute('aria-expanded', String(shown));
    if (activeId === undefined) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', activeId);
  }, [field, shown, activeId]);

  const close = () => {
    onOpen(false);
    setMarked(null);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    focusMain();
    const state = suggestion.kind === 'listing' ? toListingState(suggestion.listing) : null;
    void navigate(suggestion.path, { state });
  };
  /** Moving past either end of the suggestions leads back to the field. */
  const moveMark = (by: 1 | -1) => {
    const places = [null, ...all.map(({ path }) => path)];
    const next = (places.indexOf(active?.path ?? null) + by + places.length) % places.length;
    setMarked(places[next] ?? null);
  };

  /** The effect of a key; undefined for keys that belong to the field. */
  const keyAction = (key: string): (() => void) | undefined => {
    if ((key === 'ArrowDown' || key === 'ArrowUp') && all.length > 0)
      return () => (shown ? moveMark(key === 'ArrowDown' ? 1 : -1) : onOpen(true));
    if (key === 'Escape' && shown) return close;
    if (key === 'Enter' && active) return () => choose(active);
    if (key === 'Delete' && active?.kind === 'recent')
      return () => {
        moveMark(1);
        removeSearch(active.words);
      };
    return undefined;
  };
  useImperativeHandle(keys, () => (event) => {
    // During composition, as of Ethiopic letters, the keys belong to the input method.
    const act = event.nativeEvent.isComposing ? undefined : keyAction(event.key);
    if (!act) {
      if (event.key.length === 1) setMarked(null);
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    act();
    return true;
  });

  return (
    <>
      <p role="status" className="sr-only">
        {shown &&
          plural(all.length, {
            one: '{count} suggestion, use the arrow keys',
            other: '{count} suggestions, use the arrow keys',
          })}
      </p>
      {shown && (
        <div className="absolute top-full right-0 left-0 z-40 mt-1 flex lg:left-auto lg:w-104 max-h-[min(28rem,60dvh)] flex-col rounded-card border border-line bg-surface p-1 shadow-floating">
          <div
            role="listbox"
            id={listId}
            aria-label={t('Suggestions')}
            className="min-h-0 overflow-y-auto overscroll-contain"
          >
            {groups.map(({ title, suggestions }) => (
              <div key={suggestions[0]?.kind} role="group" aria-label={t(title)}>
                <p aria-hidden className="px-3 pt-2 pb-1 text-xs text-muted">
                  {t(title)}
                </p>
                {suggestions.map((suggestion) => (
                  <SuggestionOption
                    key={suggestion.path}
                    id={optionId(suggestion.path)}
                    suggestion={suggestion}
                    isMarked={suggestion === active}
                    onChoose={() => choose(suggestion)}
                  />
                ))}
              </div>
            ))}
          </div>
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
        </div>
      )}
    </>
  );
}
