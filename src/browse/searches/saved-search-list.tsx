import { X } from 'lucide';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { t } from '@/language/translate';
import { Button, IconButton } from '@/ui/button';
import { SectionFrame } from '@/ui/section-frame';
import { useStore } from '@/ui/use-store';
import { unsaveSearches } from './save-search';
import { savedSearches, searchKey } from './saved-searches';
import { describeSearch, SearchLink } from './search-link';

/** The saved searches with their numbers of new offers. Nothing if there are none. */
export function SavedSearchList() {
  const searches = useStore(savedSearches);
  if (searches.length === 0) return null;
  return (
    <SectionFrame
      title={t('Saved searches')}
      action={
        <Button variant="plain" className="shrink-0" focusesMain onClick={() => unsaveSearches(searches)}>
          <RichText of="Clear all <hidden>saved searches</hidden>" values={{ hidden: visuallyHidden }} />
        </Button>
      }
    >
      <p className="-mt-2 mb-2 text-sm text-muted">
        {t("When you come back, you'll see how many new offers each one has.")}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {searches.map((search) => (
          <li key={searchKey(search)} className="flex items-center gap-2 pl-3">
            <SearchLink search={search} />
            <IconButton
              label={t('Remove search {name}', { name: describeSearch(search) })}
              icon={X}
              iconClass="size-4"
              className="shrink-0 text-muted"
              focusesMain
              onClick={() => unsaveSearches([search])}
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
