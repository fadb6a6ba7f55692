import { Bell } from 'lucide';
import { paths } from '@/config/paths';
import { plural, t } from '@/language/translate';
import { useNewsCount } from '@/requests/news/use-news-count';
import { useNewlyLive } from '@/selling/own/post-news';
import { CountBadge } from '@/ui/count-badge';
import { CountedLink } from '@/ui/counted-link';

/** What is new: requests, and posts of the seller that have gone live. */
function useNews() {
  const requests = useNewsCount();
  const live = useNewlyLive().length;
  return { requests, live, count: requests + live };
}

/** How much is new, on the menu's button where the bar has no room for the bell. */
export function MenuNews() {
  return <CountBadge count={useNews().count} />;
}

/** The way to the requests, and how much is new. */
export function NewsLink() {
  const { requests, live, count } = useNews();
  const label =
    requests === 0
      ? t('Requests')
      : plural(requests, { one: 'Requests, {count} new', other: 'Requests, {count} new' });
  const said =
    live === 0
      ? label
      : plural(
          live,
          {
            one: '{requests}. Your offer is live.',
            other: '{requests}. {count} of your offers are live.',
          },
          { requests: label },
        );
  return <CountedLink to={paths.notifications} label={said} icon={Bell} count={count} />;
}
