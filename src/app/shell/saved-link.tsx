import { Bookmark } from 'lucide';
import { paths } from '@/platform/paths';
import { t } from '@/language/translate';
import { useSavedIds } from '@/browse/saved';
import { CountedLink } from '@/ui/counted-link';

/** The way to what this device has saved, and how much that is. */
export function SavedLink() {
  const count = useSavedIds().size;
  const label = count === 0 ? t('Saved Offers') : t('Saved Offers, {count}', { count });
  return <CountedLink to={paths.saved} label={label} icon={Bookmark} count={count} tone="plain" />;
}
