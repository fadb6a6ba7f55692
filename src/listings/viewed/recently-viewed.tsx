import { formatMoney } from '@/lib/format';
import type { Listing } from '@/listings/catalogue/listing';
import { DiscountBadge } from '@/listings/results/discount-badge';
import { ListingLink } from '@/listings/results/listing-link';
import { ListingPhoto } from '@/listings/results/listing-photo';
import { useCallback } from 'react';
import { isVerified } from '@/listings/catalogue/selectors';
import { useCatalogue } from '@/listings/catalogue/use-catalogue';
import { Button } from '@/ui/button';
import { focusMain } from '@/ui/focus-main';
import { SectionFrame } from '@/listings/results/section-frame';
import { viewed } from './viewed';

export function ViewedCard({ listing }: { listing: Listing }) {
  return (
    <article className="relative overflow-hidden rounded-card border border-line bg-surface hover:border-edge">
      <div className="relative">
        <ListingPhoto url={listing.photo} seed={listing.id} className="aspect-4/3" />
        <DiscountBadge discount={listing.discount} className="absolute bottom-2 left-2 max-w-32 truncate" />
      </div>
      <div className="px-3 py-2">
        {/* With `dir`, Arabic and Hebrew names are cut at their own end. */}
        <h3 dir="auto" className="truncate text-left font-sans text-sm font-semibold tracking-normal">
          <ListingLink listing={listing} className="stretched">
            {listing.name}
          </ListingLink>
        </h3>
        <p dir="auto" className="h-5 truncate text-left text-xs leading-5 text-muted">
          {listing.price === null ? listing.company : formatMoney(listing.price)}
        </p>
      </div>
    </article>
  );
}

/** The listings that this browser opened last, without those no longer in the catalogue. */
export function RecentlyViewed({ ids }: { ids: readonly string[] }) {
  const select = useCallback(
    (listings: readonly Listing[]) => {
      const byId = new Map(listings.map((listing) => [listing.id, listing]));
      return ids.flatMap((id) => byId.get(id) ?? []).filter(isVerified);
    },
    [ids],
  );
  const { data } = useCatalogue(select, { needsAll: true, isLate: true });
  if (!data) return null;
  const clear = () => {
    viewed.write([]);
    // The focused button is removed with the list.
    focusMain();
  };
  return (
    <SectionFrame
      title="Recently viewed"
      action={
        <Button variant="plain" onClick={clear} className="shrink-0">
          Clear <span className="sr-only">recently viewed</span>
        </Button>
      }
    >
      {data.length === 0 ? (
        <p className="text-muted">What you opened before is no longer offered.</p>
      ) : (
        <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:thin]">
          {data.map((listing) => (
            <li key={listing.id} className="w-36 shrink-0 lg:w-44">
              <ViewedCard listing={listing} />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
