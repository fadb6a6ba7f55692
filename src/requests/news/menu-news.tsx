import { NewsBadge } from './news-badge';
import { useNewsCount } from './use-news-count';

/** How many requests are new, on the menu's button where the bar has no room for their link. */
export function MenuNews() {
  return <NewsBadge count={useNewsCount()} />;
}
