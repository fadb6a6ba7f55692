import { Search } from 'lucide';
import { type FormEvent, type Ref, useId, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '@/language/translate';
import { searchPath } from '@/platform/paths';
import { classNames } from '@/platform/class-names';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';

const SearchSuggestions = lazyPart(async () => {
  const { SearchSuggestions: Suggestions, prepareSearch } = await import('./search-suggestions');
  // Otherwise the first keystroke would wait for it.
  await prepareSearch();
  return Suggestions;
});

interface SearchFormProps {
  /** A page can have two search forms; screen readers tell them apart by this. */
  label: string;
  /** The text in the field; the current search by default. */
  text?: string;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Called on Escape, for a form that can be closed. */
  onEscape?: () => void;
}

/** The search form: Enter or the button opens the results; blank text is ignored. */
export function SearchForm({ label, text, className, inputRef, onEscape }: SearchFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname, search: shown } = useLocation();
  const query = text ?? search.get('query') ?? '';
  const listId = useId();
  /** Set on first focus, because most visits never search. */
  const [form, setForm] = useState<HTMLFormElement | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (typed === '') return;
    // Repeating the same search must not need a second Back.
    const address = searchPath(typed);
    void navigate(address, { replace: address === pathname + shown });
  };

  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={submit}
      className={classNames(
        'relative flex items-center rounded-control border border-edge bg-sunken focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        className,
      )}
    >
      <input
        key={query}
        ref={inputRef}
        type="search"
        role="combobox"
        aria-expanded="false"
        aria-controls={listId}
        aria-autocomplete="list"
        onFocus={(event) => setForm(event.currentTarget.form)}
        onKeyDown={(event) => event.key === 'Escape' && onEscape?.()}
        name="query"
        defaultValue={query}
        aria-label={t('Search Your Need')}
        placeholder={t('Search Your Need')}
        autoComplete="off"
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
      {form && <SearchSuggestions form={form} listId={listId} />}
    </form>
  );
}
