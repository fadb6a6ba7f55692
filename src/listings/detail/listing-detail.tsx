import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { usePageHead } from '@/ui/use-page-head';
import { detailPath } from '@/config/paths';
import { pageTitle } from '@/config/brand';
import { type Listing, listingPictures } from '@/listings/catalogue/listing';
import { categoryLink } from '@/listings/categories/category-link';
import { LabelledActions } from '@/listings/actions/labelled-actions';
import { Description } from '@/listings/results/description';
import { PriceLine } from '@/listings/results/price-line';
import { noteViewed } from '@/listings/viewed/viewed';
import { CompanyBox } from './company-box';
import { ContactBar } from './contact-bar';
import { ContactPanel, NoContact } from './contact-panel';
import { contactWays } from './contact-ways';
import { Gallery } from './gallery';
import { ListingFacts, ListingOrigin } from './listing-facts';
import { asideClass, detailClass, isDesktopQuery } from './listing-head';
import { ListingVideo } from './listing-video';
import { SafetyTips } from './safety-tips';
import { Thumbnails } from './thumbnails';
import { useProductData } from './use-product-data';
import { useRelatedListings } from './use-related-listings';
import { useSlide } from './use-slide';
import { lazyPart } from '@/ui/lazy-part';
import { Skeleton } from '@/ui/load-states';
import { useMediaQuery } from '@/ui/use-media-query';
import { WaitNotice } from '@/ui/wait-notice';

const RelatedListings = lazyPart(async () => (await import('./related-listings')).RelatedListings);

interface ListingDetailProps {
  listing: Listing;
  /** Milliseconds. */
  now: number;
  /** The comments on its pictures; another room has them. */
  comments: ReactNode;
}

/** The whole of a listing, with the ways to reach its seller. */
export function ListingDetail({ listing, now, comments }: ListingDetailProps) {
  usePageHead({ title: pageTitle(listing.name), canonicalPath: detailPath(listing.id) });
  useProductData(listing);
  useEffect(() => noteViewed(listing.id), [listing.id]);
  const category = categoryLink(listing.category);
  const related = useRelatedListings(listing);
  const pictures = useMemo(() => listingPictures(listing), [listing]);
  const slide = useSlide(pictures.length);
  const isDesktop = useMediaQuery(isDesktopQuery);
  const ways = contactWays(listing);
  // What is below the first screen is drawn once that is seen: with up to eight cards it takes longer than all
  // the rest.
  const hasTime = useDeferredValue(true, false);
  return (
    <>
      {/* The thumbnails come after what tells the listing and its seller, for whoever reads or tabs in order. */}
      <article className={`${detailClass} lg:grid-rows-[auto_auto_auto_1fr_auto]`}>
        <div className="min-w-0 lg:col-span-2">
          <Gallery listing={listing} pictures={pictures} slide={slide} />
        </div>
        <div className="min-w-0">
          <ListingFacts listing={listing} isPriceApart={isDesktop} now={now} />
        </div>
        {/* On a desktop price and contact stay in view, below the bar, which comes back on scrolling up. */}
        <div className={`${asideClass} lg:sticky lg:top-18`}>
          {isDesktop && <PriceLine listing={listing} size="large" />}
          {ways.length === 0 && <NoContact />}
          {isDesktop && ways.length > 0 && <ContactPanel listing={listing} />}
          {/* A device keeps the names of saved offers, for whoever uses it next. */}
          {listing.verified && <LabelledActions listing={listing} />}
        </div>
        <div className="flex min-w-0 flex-col gap-3 lg:col-start-1 lg:row-start-3 lg:gap-4">
          {listing.description && <Description text={listing.description} />}
          <CompanyBox listing={listing} otherListings={related.companyCount} />
          <ListingOrigin listing={listing} category={category} />
        </div>
        {!isDesktop && ways.length > 0 && <ContactBar ways={ways} />}
        {hasTime ? (
          <>
            <div className="min-w-0 lg:hidden">
              <Thumbnails pictures={pictures} current={slide.current} onPick={slide.goTo} />
            </div>
            <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-start-4">
              {listing.video && <ListingVideo url={listing.video} name={listing.name} />}
              <SafetyTips listing={listing} />
            </div>
            <div className="min-w-0 lg:col-span-2 lg:row-start-5">{comments}</div>
          </>
        ) : (
          // About as high, so that the bar at the end of the screen does not jump.
          <div className="h-92" />
        )}
      </article>
      {hasTime && <RelatedListings listing={listing} category={category} related={related} now={now} />}
    </>
  );
}

/**
 * As large as a usual listing, so that the page does not jump when it arrives; `failure` is why the last try
 * failed.
 */
export function DetailSkeleton({ failure }: { failure: Error | null }) {
  return (
    <>
      <WaitNotice failure={failure} />
      <div
        role="status"
        aria-label="Loading offer"
        className="grid min-h-dvh content-start gap-6 lg:grid-cols-[1fr_23rem]"
      >
        <h1 tabIndex={-1} className="sr-only">
          Loading offer
        </h1>
        <div className="lg:col-span-2">
          <div className="-mx-4 sm:mx-0">
            <Skeleton className="aspect-3/2 w-full rounded-none! max-lg:max-h-[30vh] sm:rounded-card! lg:aspect-14/5" />
          </div>
          <Skeleton className="mt-3 h-12 lg:hidden" />
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
