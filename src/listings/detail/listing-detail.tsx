import { useEffect, type ReactNode } from 'react';
import { usePageHead } from '@/ui/use-page-head';
import { detailPath } from '@/config/link-builders';
import { pageTitle } from '@/config/page-title';
import type { Listing } from '@/listings/catalogue/listing';
import { categoryLink } from '@/listings/categories/category-link';
import { LabelledActions } from '@/listings/actions/labelled-actions';
import { Description } from '@/listings/results/description';
import { noteViewed } from '@/listings/viewed/viewed';
import { CompanyBox } from './company-box';
import { ContactBar } from './contact-bar';
import { contactWays } from './contact-ways';
import { Gallery } from './gallery';
import { ListingFacts } from './listing-facts';
import { ListingVideo } from './listing-video';
import { RelatedOffers } from './related-offers';
import { useRelatedOffers } from './use-related-offers';

interface ListingDetailProps {
  listing: Listing;
  /** Milliseconds. */
  now: number;
  /** What people say about its pictures. */
  comments: ReactNode;
}

/** A listing with all that helps to decide and to reach the seller. */
export function ListingDetail({ listing, now, comments }: ListingDetailProps) {
  usePageHead({ title: pageTitle(listing.name), canonicalPath: detailPath(listing.id) });
  useEffect(() => noteViewed(listing.id), [listing.id]);
  const category = categoryLink(listing.category);
  const related = useRelatedOffers(listing);
  return (
    <>
      <article className="flex flex-col gap-y-3 lg:grid lg:grid-cols-[5fr_4fr] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="min-w-0 lg:row-span-2">
          <Gallery listing={listing} />
          {listing.video && <ListingVideo url={listing.video} name={listing.name} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ListingFacts listing={listing} category={category} now={now} />
          <LabelledActions listing={listing} />
          {comments}
          <CompanyBox listing={listing} otherOffers={related.companyCount} />
          {listing.description && <Description text={listing.description} />}
        </div>
        <ContactBar ways={contactWays(listing)} />
      </article>
      <RelatedOffers listing={listing} category={category} related={related} now={now} />
    </>
  );
}
