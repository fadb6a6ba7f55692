import { useEffect } from 'react';
import { whenIdle } from '@/platform/when-idle';
import { serverNow } from '@/platform/server-clock';
import { useAllListings } from '@/listings/use-catalogue';
import { visitorPlace } from '@/place/visitor-place';
import { useStore } from '@/ui/use-store';
import { countNews } from './count-news';
import { savedSearches } from './saved-searches';
import { searchNews } from './search-news';

/** Counts what is new in the saved searches whenever they or the catalogue change, while the browser is idle. */
export function CountSearchNews() {
  const searches = useStore(savedSearches);
  const place = useStore(visitorPlace);
  const data = useAllListings();
  useEffect(() => {
    if (!data) return;
    const stop = new AbortController();
    const here = place.status === 'known' ? place.coordinates : null;
    const count = async () => {
      const news = await countNews(data, searches, { here, now: serverNow() }, stop.signal);
      if (news) searchNews.write(news);
    };
    const callOff = whenIdle(() => void count());
    return () => {
      stop.abort();
      callOff();
    };
  }, [data, searches, place]);
  // Mounted only while something is saved.
  useEffect(() => () => searchNews.write(new Map()), []);
  return null;
}
