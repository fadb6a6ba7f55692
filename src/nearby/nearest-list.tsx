import { Map } from 'lucide';
import { useId, useMemo, type ReactNode } from 'react';
import { besideMapClass } from '@/browse/layouts/list-looks';
import { FiltersInLine } from '@/browse/lists/filters-on-phone';
import { ListRows } from '@/browse/lists/list-rows';
import { ListStates, type ListTexts } from '@/browse/lists/list-states';
import { useFilteredList, type FilteredList, type ListingQuery } from '@/browse/lists/use-filtered-list';
import { message, t } from '@/language/translate';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { classNames } from '@/platform/class-names';
import type { Coordinates } from '@/platform/coordinates';
import { IconButton } from '@/ui/button';
import { lazyPart, PartFailure } from '@/ui/lazy-part';
import { useHistoryText } from '@/ui/use-history-text';
import { useIsDesktop } from '@/ui/use-media-query';
import { trustLeaflet } from './leaflet-html';
import { PlaceSection } from './place-section';

const mapFrameClass =
  'h-[45vh] min-h-64 overflow-hidden rounded-card border border-line bg-sunken lg:h-[70vh]';

/** The map loads when it is opened, because its library is larger than the code of a list. */
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

interface MapPanelProps {
  list: FilteredList;
  here: Coordinates;
  isOpen: boolean;
  frameId: string;
}

function MapPanel({ list, here, isOpen, frameId }: MapPanelProps) {
  const { shown, listKey, isGrowing } = list;
  const mapListings = useMemo(() => shown.slice(0, maxMarkers), [shown]);
  return (
    <div className={classNames('lg:sticky lg:top-20 lg:order-last', isOpen && 'max-lg:mb-4')}>
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
      {isOpen && shown.length > maxMarkers && (
        <p className="mt-1 text-xs text-muted">
          {t('The map shows the first {count} offers of the list.', { count: maxMarkers })}
        </p>
      )}
    </div>
  );
}

interface MapButtonProps extends Pick<MapPanelProps, 'isOpen' | 'frameId'> {
  onPress: () => void;
}

const MapButton = ({ isOpen, frameId, onPress }: MapButtonProps) => (
  <IconButton
    label={isOpen ? t('Hide map') : t('Show map')}
    icon={Map}
    iconClass="size-4"
    aria-expanded={isOpen}
    aria-controls={frameId}
    onClick={onPress}
    className={classNames('border', isOpen ? 'border-brand text-brand' : 'border-line bg-surface')}
  />
);

interface NearestListProps {
  query: ListingQuery;
  texts: ListTexts;
  /** Shown below the invitation to share the location, until the visitor answers. */
  whileUnknown?: ReactNode;
  /** Shown between the visitor's place and the list. */
  notice?: ReactNode;
}

/** A list with the look `nearby`: the visitor's place, the list by distance, and a map of the list. */
export function NearestList({ query, texts, whileUnknown, notice }: NearestListProps) {
  const place = useVisitorPlace();
  const here = place.status === 'known' ? place.coordinates : null;
  const list = useFilteredList(query, { look: 'nearby', defaultSort: 'nearest' });
  const isDesktop = useIsDesktop();
  const [choice, setChoice] = useHistoryText('map');
  // On a phone the map opens with a button, because map tiles cost data.
  const isOpen = isDesktop || choice === 'open';
  const frameId = useId();
  return (
    <>
      <PlaceSection whileUnknown={whileUnknown}>
        {here && list.hasListings && <FiltersInLine controls={list.controls} />}
        {here && list.items.length > 0 && !isDesktop && (
          <MapButton isOpen={isOpen} frameId={frameId} onPress={() => setChoice(isOpen ? '' : 'open')} />
        )}
      </PlaceSection>
      {notice}
      {here && (
        <ListStates list={list} texts={texts}>
          <div className={besideMapClass}>
            <MapPanel list={list} here={here} isOpen={isOpen} frameId={frameId} />
            <ListRows list={list} />
          </div>
        </ListStates>
      )}
    </>
  );
}
