import { Bell } from 'lucide';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Icon } from '@/ui/icon';
import { NewsBadge } from './news-badge';
import { useNewsCount } from './use-news-count';

/** The way to the requests, and how many are new. */
export function NewsLink() {
  const count = useNewsCount();
  const label = count === 0 ? 'Requests' : `Requests, ${count} new`;
  return (
    <Link
      to={paths.notifications}
      aria-label={label}
      title={label}
      className="tap relative inline-flex items-center justify-center rounded-control hover:bg-sunken"
    >
      <Icon of={Bell} />
      <NewsBadge count={count} />
    </Link>
  );
}
