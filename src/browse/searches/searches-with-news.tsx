import { t } from '@/language/translate';
import { SectionFrame } from '@/browse/section-frame';
import { paths } from '@/platform/paths';
import { useStore } from '@/ui/use-store';
import { keyOf, savedSearches } from './saved-searches';
import { SearchLink } from './search-link';
import { countOf, searchNews } from './search-news';

/** The saved searches that have found something new; nothing where none has. */
export function SearchesWithNews() {
  const news = useStore(searchNews);
  const searches = useStore(savedSearches).filter((search) => countOf(news, search) > 0);
  if (searches.length === 0) return null;
  return (
    <SectionFrame title={t('New in your saved searches')} seeAll={paths.saved}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {searches.map((search) => (
          <li key={keyOf(search)} className="flex px-3">
            <SearchLink search={search} count={countOf(news, search)} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
