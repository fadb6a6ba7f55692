import { useCallback } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { isVerified } from '@/listings/catalogue/selectors';
import { useProducts } from '@/listings/catalogue/use-products';
import { Button } from '@/ui/button';
import { focusMain } from '@/ui/focus-main';
import { SectionFrame } from '@/listings/results/section-frame';
import { clearViewed } from './viewed';
import { ViewedCard } from './viewed-card';

/** The offers this browser opened last, as far as they are still offered; a line that scrolls sideways. */
export function RecentlyViewed({ ids }: { ids: readonly string[] }) {
  const select = useCallback(
    (listings: readonly Listing[]) => {
      const byId = new Map(listings.map((listing) => [listing.id, listing]));
      return ids.flatMap((id) => byId.get(id) ?? []).filter(isVerified);
    },
    [ids],
  );
  const { data } = useProducts(select);
  if (!data) return null;
  const clear = () => {
    clearViewed();
    // The button goes with the list.
    focusMain();
  };
  return (
    <SectionFrame
      title="Recently viewed"
      action={
        <Button look="plain" onClick={clear} className="shrink-0">
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
