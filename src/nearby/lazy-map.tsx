import { message } from '@/language/translate';
import { PartFailure, lazyPart } from '@/ui/lazy-part';

export const mapFrameClass =
  'h-[45vh] min-h-64 overflow-hidden rounded-card border border-line bg-sunken lg:h-[70vh]';

/** The map, whose library is larger than a list: it comes when a map is opened. */
export const LazyShopMap = lazyPart(async () => (await import('./shop-map')).ShopMap, {
  fallback: <div className={mapFrameClass} />,
  failure: <PartFailure>{message('The map could not be loaded. The list has the same offers.')}</PartFailure>,
});
