import { useEffect } from 'react';
import { plural, t } from '@/language/translate';
import { useEntries } from '@/requests/entries/use-entries';
import { useStore } from '@/ui/use-store';
import { newSince, noteSeen, seenUntil } from './request-news';
import { Bell } from 'lucide';
import { paths } from '@/config/paths';
import { CountBadge } from '@/ui/count-badge';
import { CountedLink } from '@/ui/counted-link';

/** How many requests came since this browser last looked at them. The first look of all counts nothing as new. */
export function useNewsCount(): number {
  const { data } = useEntries();
  const since = useStore(seenUntil);
  useEffect(() => {
    if (data && since === null) noteSeen(data.requests);
  }, [data, since]);
  return data ? newSince(data.requests, since).length : 0;
}

/** How many requests are new, on the menu's button where the bar has no room for their link. */
export function MenuNews() {
  return <CountBadge count={useNewsCount()} />;
}

/** The way to the requests, and how many are new. */
export function NewsLink() {
  const count = useNewsCount();
  const label =
    count === 0
      ? t('Requests')
      : plural(count, { one: 'Requests, {count} new', other: 'Requests, {count} new' });
  return <CountedLink to={paths.notifications} label={label} icon={Bell} count={count} />;
}
