import { Map } from 'lucide';
import { useCallback, useId, useMemo } from 'react';
import { t, message } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import type { Coordinates } from '@/platform/coordinates';
import { IconButton } from '@/ui/button';
import { useHistoryText } from '@/ui/use-history-text';
import { useIsDesktop } from '@/ui/use-media-query';
import { FilterableList, type MapOverview } from '@/browse/filterable-list';
import { InControlsSlot } from '@/browse/filters/controls-slot';
import type { ListProps } from '@/browse/listing-query';
import { trustLeaflet } from './leaflet-html';
import { PartFailure, lazyPart } from '@/ui/lazy-part';

const mapFrameClass =
  'h-[45vh] min-h-64 overflow-hidden rounded-card border border-line bg-sunken lg:h-[70vh]';

/** The map. It loads when it is opened, because its library is larger than the code of a list. */
export const LazyShopMap = lazyPart(
  async () => {
    // Called before the import, because Leaflet writes HTML while it loads.
    trustLeaflet();
    return (await import('./shop-map')).ShopMap;
  },
  {
    fallback: <div className={mapFrameClass} />,
    failure: (
      <PartFailure>{message("The map couldn't be loaded. The list has the same offers.")}</PartFailure>
    ),
  },
);

/** With more markers, a slow phone would stall. */
const maxMarkers = 1000;

interface MapPanelProps extends MapOverview {
  here: Coordinates;
}

/** The map beside the list. On a phone it opens with a button, because map tiles cost data. */
function MapPanel({ listings, here, listKey, isGrowing }: MapPanelProps) {
  const isDesktop = useIsDesktop();
  const [choice, setChoice] = useHistoryText('map');
  const isOpen = isDesktop || choice === 'open';
  const frameId = useId();
  const mapListings = useMemo(() => listings.slice(0, maxMarkers), [listings]);
  return (
    <div className={classNames('lg:sticky lg:top-20 lg:order-last', isOpen && 'max-lg:mb-4')}>
      {!isDesktop && (
        <InControlsSlot>
          <IconButton
            label={isOpen ? t('Hide map') : t('Show map')}
            icon={Map}
            iconClass="size-4"
            aria-expanded={isOpen}
            aria-controls={frameId}
            onClick={() => setChoice(isOpen ? '' : 'open')}
            className={classNames('border', isOpen ? 'border-brand text-brand' : 'border-line bg-surface')}
          />
        </InControlsSlot>
      )}
      <div id={frameId}>
        {isOpen && (
          <LazyShopMap
            listings={mapListings}
            here={here}
            listKey={listKey}
            isGrowing={isGrowing}
            className={mapFrameClass}
          />
        )}
      </div>
      {isOpen && listings.length > maxMarkers && (
        <p className="mt-1 text-xs text-muted">
          {t('The map shows the first {count} offers of the list.', { count: maxMarkers })}
        </p>
      )}
    </div>
  );
}

/** A list with the look `nearby`: by distance, with a map. */
export function NearestList({ here, ...list }: ListProps & { here: Coordinates }) {
  const overview = useCallback((shown: MapOverview) => <MapPanel {...shown} here={here} />, [here]);
  return <FilterableList {...list} look="nearby" overview={overview} />;
}
