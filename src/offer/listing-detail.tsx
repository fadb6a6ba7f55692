import { useEffect, type ReactNode } from 'react';
import { LabelledActions } from '@/browse/labelled-actions';
import { ContactBar } from '@/browse/seller-contacts';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { pageTitle } from '@/platform/brand';
import { detailPath } from '@/platform/paths';
import { rememberViewed } from '@/saved/viewed';
import { Skeleton } from '@/ui/load-states';
import { usePageHead } from '@/ui/use-page-head';
import { WaitNotice } from '@/ui/wait-notice';
import { ListingArticle } from './listing-article';
import { RelatedListings, useRelatedListings } from './related-listings';

/** Writes structured data about the page's offer if it is verified. */
function useProductData(listing: Listing): void {
  useEffect(() => {
    if (!listing.verified) return undefined;
    let isMounted = true;
    let remove = () => {};
    const write = async () => {
      const { writeProductData } = await import('./product-data');
      if (isMounted) remove = writeProductData(listing);
    };
    // A failure is ignored, because only search engines read this.
    write().catch(() => {});
    return () => {
      isMounted = false;
      remove();
    };
  }, [listing]);
}

interface ListingDetailProps {
  listing: Listing;
  now: number;
  /** Whether the visitor owns the listing. */
  isOwn: boolean;
  /** The comments on the pictures. The page provides them, because this room must not import `requests`. */
  comments: ReactNode;
}

/** The page of a listing, with its contacts and related listings. */
export function ListingDetail({ listing, now, isOwn, comments }: ListingDetailProps) {
  usePageHead({ title: pageTitle(listing.name), canonicalPath: detailPath(listing.id) });
  useProductData(listing);
  useEffect(() => rememberViewed(listing.id), [listing.id]);
  const related = useRelatedListings(listing);
  return (
    <ListingArticle
      listing={listing}
      now={now}
      isOwn={isOwn}
      companyListingCount={related.companyListingCount}
      // Only for verified listings: a device stores the names of saved offers, for whoever uses it next.
      actions={listing.verified && <LabelledActions listing={listing} />}
      PhoneContacts={ContactBar}
      comments={comments}
      below={<RelatedListings listing={listing} related={related} now={now} />}
    />
  );
}

/** As tall as most listings, so that the page does not jump. `failure` says why the last try failed. */
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
            <Skeleton className="aspect-3/2 w-full rounded-none! max-lg:max-h-[27vh] sm:rounded-card! lg:aspect-4/3" />
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
