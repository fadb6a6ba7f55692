import { useCallback } from 'react';
import { appSlots } from '@/browse/app-slots';
import { TileLayout } from '@/browse/layouts/tile-layout';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { isVerified } from '@/listings/selectors';
import { useCompleteCatalogue } from '@/listings/use-catalogue';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { Button } from '@/ui/button';
import { SectionFrame } from '@/ui/section-frame';
import { useNow } from '@/ui/use-now';

interface RecentlyViewedProps {
  ids: readonly string[];
  clear: () => void;
}

/** The listings last opened in this browser, if they are still in the catalogue. */
export function RecentlyViewed({ ids, clear }: RecentlyViewedProps) {
  const select = useCallback(
    (listings: readonly Listing[]) => {
      const byId = new Map(listings.map((listing) => [listing.id, listing]));
      return ids.flatMap((id) => byId.get(id) ?? []).filter(isVerified);
    },
    [ids],
  );
  const { data } = useCompleteCatalogue(select, 'never-retry');
  const visitor = useVisitorPlace();
  const now = useNow();
  if (!data) return null;
  return (
    <SectionFrame
      title={t('Recently viewed')}
      action={
        <Button variant="plain" focusesMain onClick={clear} className="shrink-0">
          <RichText of="Clear <hidden>recently viewed</hidden>" values={{ hidden: visuallyHidden }} />
        </Button>
      }
    >
      {data.length === 0 ? (
        <p className="text-muted">{t('The offers you viewed are no longer available.')}</p>
      ) : (
        <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:thin]">
          {data.map((listing) => (
            <li key={listing.id} className="grid w-36 shrink-0 grid-cols-1 content-start lg:w-44">
              <TileLayout listing={listing} visitor={visitor} now={now} slots={appSlots} />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
