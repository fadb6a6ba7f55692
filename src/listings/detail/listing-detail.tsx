import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePageHead } from '@/ui/use-page-head';
import { detailPath } from '@/config/link-builders';
import { pageTitle } from '@/config/page-title';
import type { Listing } from '@/listings/catalogue/listing';
import { categoryLink } from '@/listings/categories/category-link';
import { CompanyBox } from './company-box';
import { ContactBar } from './contact-bar';
import { contactWays } from './contact-ways';
import { Gallery } from './gallery';
import { ListingFacts } from './listing-facts';
import { ListingVideo } from './listing-video';
import { RelatedOffers } from './related-offers';
import { useRelatedOffers } from './use-related-offers';

/** A listing with all that helps to decide and to reach the seller. `now` in ms. */
export function ListingDetail({ listing, now }: { listing: Listing; now: number }) {
  usePageHead({ title: pageTitle(listing.name), canonicalPath: detailPath(listing.id) });
  const category = categoryLink(listing.category);
  const related = useRelatedOffers(listing);
  return (
    <>
      <article className="grid gap-x-8 gap-y-2 lg:grid-cols-[5fr_4fr]">
        <div className="min-w-0">
          <Gallery listing={listing} />
          {listing.video && <ListingVideo url={listing.video} name={listing.name} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <p className="mb-1 flex flex-wrap items-center gap-x-4">
              {category && (
                <Link to={category.path} className="tap inline-flex items-center text-muted underline">
                  {category.label}
                </Link>
              )}
              {listing.verified && (
                <span className="inline-flex items-center gap-1 rounded-full bg-sunken px-3 py-1 text-sm font-semibold text-brand">
                  <BadgeCheck aria-hidden className="size-4" />
                  Verified offer
                </span>
              )}
            </p>
            <ListingFacts listing={listing} now={now} />
          </div>
          <CompanyBox listing={listing} otherOffers={related.companyCount} />
          {listing.description && (
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{listing.description}</p>
          )}
          <ContactBar ways={contactWays(listing)} />
        </div>
      </article>
      <RelatedOffers listing={listing} category={category} related={related} now={now} />
    </>
  );
}
