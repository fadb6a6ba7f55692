import { Search } from 'lucide';
import { useRef, useState, type FormEvent, type KeyboardEvent, type Ref, type SyntheticEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { searchPath } from '@/platform/paths';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import type { SuggestionList } from './search-suggestions';

const SearchSuggestions = lazyPart(async () => {
  const { SearchSuggestions: Suggestions, prepareSearch } = await import('./search-suggestions');
  // Prepares the search, so that the first keystroke need not wait.
  await prepareSearch();
  return Suggestions;
});

/** The attributes of the field until the suggestions have loaded, which then set them. */
const closedCombobox = {
  role: 'combobox',
  autoComplete: 'off',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const;

interface SearchFormProps {
  /** The accessible name, which distinguishes two search forms on a page. */
  label: string;
  /** The text in the field; the current search by default. */
  text?: string;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Called on Escape by a form that can be closed. */
  onEscape?: () => void;
}

/** The search form. Enter or its button opens the results; a blank text does nothing. */
export function SearchForm({ label, text, className, inputRef, onEscape }: SearchFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname, search: shown } = useLocation();
  const query = text ?? search.get('query') ?? '';
  /** null until the first focus: most visitors never search. */
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState('');
  const list = useRef<SuggestionList>(null);
  const open = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setField(currentTarget);
    setTyped(currentTarget.value);
    list.current?.open();
  };
  const handleKey = (event: KeyboardEvent) => {
    list.current?.onKeyDown(event);
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape?.();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    list.current?.close();
    const searchText = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (searchText === '') return;
    // A repeated search replaces its history entry, so that a single Back leaves the results.
    const address = searchPath(searchText);
    void navigate(address, { replace: address === pathname + shown });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus that leaves closes the list
    <form
      role="search"
      aria-label={label}
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || list.current?.close()
      }
      className={classNames(
        'relative flex items-center rounded-control border border-edge bg-sunken focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        className,
      )}
    >
      <input
        key={query}
        ref={inputRef}
        type="search"
        {...closedCombobox}
        onFocus={open}
        onInput={open}
        onClick={open}
        onKeyDown={handleKey}
        name="query"
        defaultValue={query}
        aria-label={t('Search Your Need')}
        placeholder={t('Search Your Need')}
        enterKeyHint="search"
        className="tap min-w-0 flex-1 bg-transparent pl-3 outline-none"
      />
      <button
        type="submit"
        aria-label={t('Search')}
        className="tap inline-flex items-center justify-center rounded-control bg-brand text-on-brand"
      >
        <Icon of={Search} className="size-4" />
      </button>
      {field && <SearchSuggestions field={field} text={typed} ref={list} />}
    </form>
  );
}
