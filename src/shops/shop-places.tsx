import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { shopCategories, type Shop } from '@/listings/shops';
import { LazyShopMap } from '@/nearby/nearest-list';

const mapClass = 'h-64 overflow-hidden rounded-card border border-line bg-sunken lg:h-80';

/** The map loads at this distance from the screen. */
const loadDistance = '200px';

/** The map of a shop's offers. It loads only near the screen, because map tiles cost data. */
function OffersMap({ shop }: { shop: Shop }) {
  const [isNear, setIsNear] = useState(false);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: loadDistance },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={mapClass}>
      {isNear && <LazyShopMap listings={shop.listings} here={null} className="h-full" />}
    </div>
  );
}

/** Links to the categories of a shop, and a map of its offers. */
export function ShopPlaces({ shop }: { shop: Shop }) {
  const hasMap = shop.listings.some(({ coordinates }) => coordinates !== null);
  return (
    <div className="mt-6 mb-4 flex flex-col gap-4">
      <ul className="flex flex-wrap gap-2">
        {shopCategories(shop).map(({ value, label, paths }) => (
          <li key={value}>
            <Link
              to={paths[0]}
              className="tap inline-flex items-center rounded-full border border-line bg-surface px-4 text-sm hover:border-edge"
            >
              {t('More in {category}', { category: t(label) })}
            </Link>
          </li>
        ))}
      </ul>
      {hasMap && <OffersMap shop={shop} />}
    </div>
  );
}
