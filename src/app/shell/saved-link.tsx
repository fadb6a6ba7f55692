import { Bookmark } from 'lucide';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useSavedIds } from '@/listings/saved/saved';
import { CountBadge } from '@/ui/count-badge';
import { Icon } from '@/ui/icon';

/** The way to what this device has saved, and how much that is. */
export function SavedLink() {
  const count = useSavedIds().size;
  const label = count === 0 ? 'Saved Offers' : `Saved Offers, ${count}`;
  return (
    <Link
      to={paths.saved}
      aria-label={label}
      title={label}
      className="tap relative inline-flex items-center justify-center rounded-control hover:bg-sunken"
    >
      <Icon of={Bookmark} />
      <CountBadge count={count} tone="plain" />
    </Link>
  );
}
