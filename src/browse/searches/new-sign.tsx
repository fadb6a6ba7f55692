import { useLocation } from 'react-router-dom';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { useStore } from '@/ui/use-store';
import { newSinceLastVisit } from './search-news';

/** Marks an offer that is new in a saved search since the last visit. */
export function NewSign({ listing }: { listing: Listing }) {
  const { key } = useLocation();
  const { entry, ids } = useStore(newSinceLastVisit);
  if (entry !== key || !ids.has(listing.id)) return null;
  return (
    <span className="pointer-events-none absolute top-1 left-1 rounded-control bg-sale px-1.5 text-[0.6875rem] leading-4.5 font-semibold text-canvas">
      {t('New offer')}
    </span>
  );
}
