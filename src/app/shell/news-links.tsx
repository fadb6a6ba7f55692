import { Bell, Bookmark, type IconNode } from 'lucide';
import { Link } from 'react-router-dom';
import { useSavedIds } from '@/browse/saving/saved';
import { useSearchNewsCount } from '@/browse/searches/saved-searches';
import { plural, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { useNewsCount } from '@/requests/entries/request-news';
import { useUnseenLiveIds } from '@/selling/own/post-news';
import { Icon } from '@/ui/icon';

/** A number in the corner of its parent, unless it is 0. The label of the parent has the number for screen readers. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-0.5 right-1 min-w-4.5 rounded-full bg-brand px-1 text-center text-xs leading-4.5 font-semibold text-on-brand tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}

interface CountedLinkProps {
  count: number;
  to: string;
  /** Has to include the number. */
  label: string;
  icon: IconNode;
}

const CountedLink = ({ to, label, icon, count }: CountedLinkProps) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className="tap relative inline-flex items-center justify-center rounded-control hover:bg-sunken"
  >
    <Icon of={icon} />
    <CountBadge count={count} />
  </Link>
);

/** A link to the offers saved on this device, with their number. */
export function SavedLink() {
  const count = useSavedIds().size;
  const label = count === 0 ? t('Saved offers') : t('Saved offers, {count}', { count });
  return <CountedLink to={paths.saved} label={label} icon={Bookmark} count={count} />;
}

/** Counts new requests, new offers in saved searches, and own posts that went live. */
function useNews() {
  const requests = useNewsCount();
  const offers = useSearchNewsCount();
  const live = useUnseenLiveIds().length;
  return { requests, offers, live, count: requests + offers + live };
}

/** The number of new items on the menu button, for screens that have no bell. */
export function MenuNews() {
  return <CountBadge count={useNews().count} />;
}

/** The bell, a link to the requests. Its number counts everything new. */
export function NewsLink() {
  const { requests, offers, live, count } = useNews();
  const label = [
    requests === 0
      ? t('Requests')
      : plural(requests, { one: 'Requests, {count} new', other: 'Requests, {count} new' }),
    offers > 0 &&
      plural(offers, {
        one: '{count} new offer in your saved searches',
        other: '{count} new offers in your saved searches',
      }),
    live > 0 && plural(live, { one: 'Your offer is live.', other: '{count} of your offers are live.' }),
  ];
  return (
    <CountedLink
      to={paths.notifications}
      label={label.filter(Boolean).join('. ')}
      icon={Bell}
      count={count}
    />
  );
}
