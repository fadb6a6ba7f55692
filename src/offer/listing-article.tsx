import { useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Description } from '@/browse/description';
import { ListingPhoto } from '@/browse/listing-photo';
import { ContactPanel, NoContact } from '@/browse/seller-contacts';
import { message, plural, t } from '@/language/translate';
import { listingContactLinks, type ContactLink } from '@/listings/contact-links';
import type { Listing } from '@/listings/listing';
import { sellerPath } from '@/platform/paths';
import { lazyPart, PartFailure } from '@/ui/lazy-part';
import { useIsDesktop } from '@/ui/use-media-query';
import { Gallery } from './gallery';
import { ListingFacts, ListingOrigin } from './listing-facts';
import { asideClass, detailClass, PriceAndVerifiedBadge } from './listing-head';

// Its fallback is about as tall as its safety tips, so that the content below does not jump.
const BelowListing = lazyPart(async () => (await import('./below-listing')).BelowListing, {
  fallback: <div className="h-64" />,
  failure: (
    <PartFailure>
      {message("This couldn't be loaded. Check your connection and try again later.")}
    </PartFailure>
  ),
});

interface CompanyBoxProps {
  listing: Listing;
  otherListingCount: number;
}

function CompanyBox({ listing, otherListingCount }: CompanyBoxProps) {
  const { company } = listing;
  if (!company) return null;
  const hasOthers = otherListingCount > 0;
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <ListingPhoto
          url={listing.profilePhoto}
          seed={company}
          sizes="3rem"
          className="size-12 shrink-0 rounded-full"
        />
        <p className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 text-left font-semibold">
            {company}
          </span>
          {hasOthers && (
            <span className="block text-sm text-muted">
              {plural(otherListingCount, { one: '{count} other offer', other: '{count} other offers' })}
            </span>
          )}
        </p>
        <Link
          to={sellerPath(company)}
          aria-label={
            hasOthers ? t('See all offers from {company}', { company }) : t('See shop {company}', { company })
          }
          className="tap inline-flex shrink-0 items-center justify-end font-semibold text-brand"
        >
          {hasOthers ? t('See all') : t('See shop')}
        </Link>
      </div>
    </div>
  );
}

interface ListingArticleProps {
  listing: Listing;
  isOwn: boolean;
  /** How many other verified listings the company has. */
  otherListingCount: number;
  actions: ReactNode;
  /** The contact links at the bottom of a phone's screen. */
  PhoneContacts: ComponentType<{ links: readonly ContactLink[] }>;
  comments?: ReactNode;
  /** The last content. On a phone the contact links stay in view down to its end. */
  below?: ReactNode;
}

/** A listing's details and contacts, on its page and in the preview of a post. */
export function ListingArticle({
  listing,
  isOwn,
  otherListingCount,
  actions,
  PhoneContacts,
  comments,
  below,
}: ListingArticleProps) {
  const isDesktop = useIsDesktop();
  const links = listingContactLinks(listing);
  // Content below the first screen renders after the first paint.
  const isAfterFirstPaint = useDeferredValue(true, false);
  return (
    // On a phone everything is in one column, so that the contact links stay in view down to its end.
    <article className="flex flex-col gap-y-3 lg:block">
      <div className={`${detailClass} max-lg:contents lg:grid-rows-[auto_auto_auto_1fr_auto]`}>
        <div className="min-w-0 lg:col-span-2">
          <Gallery listing={listing} />
        </div>
        <div className="min-w-0">
          <ListingFacts listing={listing} hidesPrice={isDesktop} isOwn={isOwn} />
        </div>
        {/* On a desktop, price and contacts stay in view. The top bar returns above them on scrolling up. */}
        <div className={`${asideClass} lg:sticky lg:top-18`}>
          {isDesktop && <PriceAndVerifiedBadge listing={listing} />}
          {links.length === 0 && <NoContact isOwn={isOwn} />}
          {isDesktop && links.length > 0 && <ContactPanel links={links} />}
          {actions}
        </div>
        <div className="flex min-w-0 flex-col gap-3 lg:col-start-1 lg:row-start-3 lg:gap-4">
          {listing.description && <Description text={listing.description} />}
          <CompanyBox listing={listing} otherListingCount={otherListingCount} />
          <ListingOrigin listing={listing} />
        </div>
        {!isDesktop && links.length > 0 && <PhoneContacts links={links} />}
        {isAfterFirstPaint ? (
          <>
            <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-start-4">
              <BelowListing listing={listing} />
            </div>
            <div className="min-w-0 lg:col-span-2 lg:row-start-5">{comments}</div>
          </>
        ) : (
          // About as tall as the content that follows, so that the bar at the bottom does not jump.
          <div className="h-75" />
        )}
      </div>
      {isAfterFirstPaint && below}
    </article>
  );
}
