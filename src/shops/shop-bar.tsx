import { Map, Share2 } from 'lucide';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { sellerPath } from '@/platform/paths';
import { t } from '@/language/translate';
import { oneAtATime } from '@/platform/one-at-a-time';
import { LazyShopMap } from '@/nearby/nearest-list';
import { Button } from '@/ui/button';
import { shareAddress } from '@/ui/share';
import { Icon } from '@/ui/icon';
import { Toolbar } from '@/ui/toolbar';
import { useHistoryText } from '@/ui/use-history-text';
import { type Shop, shopCategories, shopPlace } from '@/listings/shops';

/** Low enough for the first offers to fit below the map. */
const mapClass = 'h-64 overflow-hidden rounded-card border border-line bg-sunken lg:h-80';

const shareShop = ({ id }: Shop) =>
  oneAtATime(`share the shop ${id}`, () => shareAddress(sellerPath(id), id));

const CategoryLinks = ({ shop }: { shop: Shop }) =>
  shopCategories(shop).map(({ value, label, paths }) => (
    <Link
      key={value}
      to={paths[0]}
      className="tap inline-flex shrink-0 items-center rounded-full border border-line bg-surface px-4 text-sm hover:border-edge"
    >
      {t(label)}
    </Link>
  ));

/**
 * A shop's place, the button to share it, and its categories. On a phone they are in one line, so that the first offer
 * is on the first screen. A tap opens the map, because map tiles cost data.
 */
export function ShopBar({ shop }: { shop: Shop }) {
  const [choice, setChoice] = useHistoryText('map');
  const mapFrameId = useId();
  const isOpen = choice === 'open';
  const hasMap = shop.listings.some(({ coordinates }) => coordinates !== null);
  const place = shopPlace(shop) || t('Map');
  return (
    <>
      <Toolbar
        label={t('This shop')}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 scrollbar-none lg:mx-0 lg:flex-wrap lg:px-0"
      >
        {hasMap && (
          <Button
            aria-expanded={isOpen}
            aria-controls={mapFrameId}
            aria-label={
              isOpen ? t('{place}, hide the map', { place }) : t('{place}, show on a map', { place })
            }
            className="shrink-0 px-3! text-sm"
            onClick={() => setChoice(isOpen ? '' : 'open')}
          >
            <Icon of={Map} className={isOpen ? 'size-4 shrink-0 text-brand' : 'size-4 shrink-0'} />
            {t('Map')}
          </Button>
        )}
        <Button
          aria-label={t('Share this shop')}
          className="shrink-0 px-3! text-sm"
          onClick={() => void shareShop(shop)}
        >
          <Icon of={Share2} className="size-4" />
          {t('Share')}
        </Button>
        <CategoryLinks shop={shop} />
      </Toolbar>
      <div id={mapFrameId}>
        {isOpen && hasMap && (
          <div className="mt-2">
            <LazyShopMap
              listings={shop.listings}
              here={null}
              className={mapClass}
              fallback={<div className={mapClass} />}
            />
          </div>
        )}
      </div>
    </>
  );
}
