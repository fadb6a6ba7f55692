import { MapPin } from 'lucide';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ListingPhoto } from '@/browse/listing-photo';
import { formatDistance } from '@/language/format';
import { plural, t } from '@/language/translate';
import { shopCategories, shopPhoto } from '@/listings/shops';
import { sellerPath } from '@/platform/paths';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/load-states';
import type { PlacedShop } from './order-shops';

const rowClass =
  'relative flex min-h-24 items-center gap-3 overflow-hidden rounded-card border border-line bg-surface p-2 hover:border-edge';
const photoClass = 'size-19 shrink-0 rounded-control';
/** More categories would take a third line on a phone. */
const maxCategories = 2;

export function ShopRowSkeleton() {
  return (
    <div className={rowClass}>
      <Skeleton className={photoClass} />
      <span className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
      </span>
    </div>
  );
}

interface ShopRowProps {
  shop: PlacedShop;
  /** Whether to show the number of offers. An incomplete catalogue would give too small a number. */
  showsCount: boolean;
  /** Whether the photo loads before those of other shops. */
  eager: boolean;
}

export const ShopRow = memo(function ShopRow({ shop, showsCount, eager }: ShopRowProps) {
  const { id: name, listings, place, distance } = shop;
  const categories = shopCategories(shop).slice(0, maxCategories);
  return (
    <article className={rowClass}>
      <ListingPhoto url={shopPhoto(shop)} seed={name} sizes="5rem" eager={eager} className={photoClass} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 text-sm text-muted">
        <h2
          dir="auto"
          className="text-left font-sans text-base leading-5 font-semibold tracking-normal text-ink"
        >
          <Link to={sellerPath(name)} className="stretched block">
            <span className="line-clamp-1 break-all">{name}</span>
          </Link>
        </h2>
        <p className="leading-tight">
          {showsCount && (
            <span className="mr-1.5 font-semibold text-brand">
              {plural(listings.length, { one: '{count} offer', other: '{count} offers' })}
            </span>
          )}
          <span>{categories.map(({ label }) => t(label)).join(', ')}</span>
        </p>
        {(place || distance !== null) && (
          <p className="flex min-w-0 items-center gap-1 leading-tight">
            <Icon of={MapPin} className="size-3.5 shrink-0" />
            {place && <bdi className="truncate">{place}</bdi>}
            {distance !== null && (
              <span className="shrink-0">
                {place && '· '}
                <bdi>{formatDistance(distance)}</bdi>
              </span>
            )}
          </p>
        )}
      </div>
    </article>
  );
});
