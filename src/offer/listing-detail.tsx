import { useCallback, useEffect, type ReactNode } from 'react';
import { LabelledActions } from '@/browse/labelled-actions';
import { ContactBar } from '@/browse/seller-contacts';
import { TileSection } from '@/browse/tiles/tile-section';
import { t } from '@/language/translate';
import { categoryLink } from '@/listings/categories/find-list';
import type { Listing } from '@/listings/listing';
import { inCategory, isVerified, selectFirst } from '@/listings/selectors';
import { shopListings } from '@/listings/shops';
import { useCompleteCatalogue } from '@/listings/use-catalogue';
import { pageTitle } from '@/platform/brand';
import { detailPath, sellerPath } from '@/platform/paths';
import { trust } from '@/platform/trusted-types';
import { rememberViewed } from '@/saved/viewed';
import { Skeleton } from '@/ui/load-states';
import { usePageHead } from '@/ui/use-page-head';
import { WaitNotice } from '@/ui/wait-notice';
import { ListingArticle } from './listing-article';

const maxShown = 4;

interface RelatedResult {
  /** The other verified listings of the same shop. */
  sameShop: readonly Listing[];
  /** Verified listings of the same category from other shops. */
  sameCategory: readonly Listing[];
}

const none: RelatedResult = { sameShop: [], sameCategory: [] };

function useRelatedListings(listing: Listing): RelatedResult {
  const select = useCallback(
    (listings: readonly Listing[]): RelatedResult => {
      const sameShop = shopListings(listings, listing.company).filter(({ id }) => id !== listing.id);
      const excluded = new Set([listing.id, ...sameShop.map(({ id }) => id)]);
      const isOther = ({ id }: Listing) => !excluded.has(id);
      return {
        sameShop,
        sameCategory: selectFirst(maxShown, inCategory(listing.category), isVerified, isOther)(listings),
      };
    },
    [listing],
  );
  return useCompleteCatalogue(select).data ?? none;
}

interface RelatedListingsProps {
  listing: Listing;
  related: RelatedResult;
}

function RelatedListings({ listing, related }: RelatedListingsProps) {
  const category = categoryLink(listing.category);
  return (
    <>
      <TileSection
        title={t('More from {company}', { company: listing.company })}
        seeAll={sellerPath(listing.company)}
        listings={related.sameShop.slice(0, maxShown)}
      />
      <TileSection
        title={category ? t('More in {category}', { category: t(category.label) }) : t('More like this')}
        {...(category && { seeAll: category.path })}
        listings={related.sameCategory}
      />
    </>
  );
}

/** Writes structured data about a verified offer into the document head, for search engines. */
function useProductData(listing: Listing): void {
  useEffect(() => {
    if (!listing.verified) return undefined;
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    let isShown = true;
    const write = async () => {
      const { listingMetadata } = await import('./listing-metadata');
      const text = JSON.stringify(listingMetadata(listing, window.location.origin).product);
      trust('data', text);
      element.textContent = text;
      if (isShown) document.head.append(element);
    };
    // A failure is ignored, because only search engines read this.
    write().catch(() => {});
    return () => {
      isShown = false;
      element.remove();
    };
  }, [listing]);
}

interface ListingDetailProps {
  listing: Listing;
  isOwn: boolean;
  /** The page renders them, because this room must not import `requests`. */
  comments: ReactNode;
}

export function ListingDetail({ listing, isOwn, comments }: ListingDetailProps) {
  usePageHead({ title: pageTitle(listing.name), canonicalPath: detailPath(listing.id) });
  useProductData(listing);
  useEffect(() => rememberViewed(listing.id), [listing.id]);
  const related = useRelatedListings(listing);
  return (
    <ListingArticle
      listing={listing}
      isOwn={isOwn}
      otherListingCount={related.sameShop.length}
      // An unverified offer is private. Saving would store its name for the next user of the device.
      actions={listing.verified && <LabelledActions listing={listing} />}
      PhoneContacts={ContactBar}
      comments={comments}
      below={<RelatedListings listing={listing} related={related} />}
    />
  );
}

/** As tall as most listings, so that the page does not jump. `failure` is the error of the last try. */
export function DetailSkeleton({ failure }: { failure: Error | null }) {
  return (
    <>
      <WaitNotice failure={failure} />
      <div role="status" aria-label={t('Loading offer')} className="grid gap-6 lg:grid-cols-[5fr_4fr]">
        <h1 tabIndex={-1} className="sr-only">
          {t('Loading offer')}
        </h1>
        <div>
          <div className="-mx-4 sm:mx-0">
            <Skeleton className="aspect-3/2 w-full rounded-none! max-sm:max-h-[27vh] max-lg:max-h-[45vh] sm:rounded-card! lg:aspect-4/3" />
          </div>
          <Skeleton className="mt-3 h-12 lg:h-20" />
        </div>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-24 w-full" />
        </div>
      </div>
    </>
  );
}
