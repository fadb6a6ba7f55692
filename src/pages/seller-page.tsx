import { BadgeCheck } from 'lucide';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RichText } from '@/language/rich-text';
import { plural, t } from '@/language/translate';
import { pageTitle } from '@/platform/brand';
import { sellerPath, paths, searchPath } from '@/platform/paths';
import { type Listing, noListings } from '@/listings/listing';
import { useCatalogue } from '@/listings/use-catalogue';
import { defaultLoadErrorMessage } from '@/listings/categories/category-spec';
import { FilterableList } from '@/browse/lists/filterable-list';
import { ListingPhoto } from '@/browse/listing-photo';
import { ShopBar } from '@/shops/shop-bar';
import { ShopContacts } from '@/shops/shop-contacts';
import { type Shop, findShop, shopKey, shopPhoto, shopPlace } from '@/listings/shops';
import { Icon } from '@/ui/icon';
import { linkedText } from '@/ui/linked-text';
import { EmptyNotice } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { useIsDesktop } from '@/ui/use-media-query';
import { useNow } from '@/ui/use-now';
import { usePageHead } from '@/ui/use-page-head';

export { preloadFilterBar as prepare } from '@/browse/lists/filter-bar';

/** The place of a shop, and the number of its verified offers. */
function ShopFacts({ shop }: { shop: Shop }) {
  const place = shopPlace(shop);
  return (
    <p className="-mt-4 flex items-center gap-x-1 text-sm whitespace-nowrap text-muted lg:-mt-2 lg:text-base">
      {place && (
        <>
          <bdi className="truncate">{place}</bdi>
          {' · '}
        </>
      )}
      {plural(shop.listings.length, { one: '{count} verified offer', other: '{count} verified offers' })}
      <Icon of={BadgeCheck} className="size-4 shrink-0 text-ok" />
    </p>
  );
}

interface SellerHeadProps {
  name: string;
  /** undefined while unknown. null if no shop has this name. */
  shop: Shop | null | undefined;
}

/** The shop's picture, name, contacts and place. */
function SellerHead({ name, shop }: SellerHeadProps) {
  const isDesktop = useIsDesktop();
  return (
    <div className="flex gap-4 max-lg:contents">
      <div className="min-w-0 lg:flex-1">
        <div className="mb-1 flex min-h-13 items-start justify-between gap-3 max-lg:-mt-2.5 lg:mb-3 lg:min-h-17 lg:justify-start">
          <div className="min-w-0">
            <PageHeading>
              <bdi className="line-clamp-3">{name}</bdi>
            </PageHeading>
            {shop && <ShopFacts shop={shop} />}
          </div>
          {shop && (
            <ListingPhoto
              url={shopPhoto(shop)}
              seed={shop.id}
              sizes="3.5rem"
              className="size-11 shrink-0 rounded-full lg:size-14"
            />
          )}
        </div>
        {/* Reserves the height of the bar, so that the list does not jump. */}
        {shop !== null && <div className="mb-1 min-h-11 lg:mb-4">{shop && <ShopBar shop={shop} />}</div>}
      </div>
      {shop && (
        <div className="max-lg:contents lg:mb-4 lg:w-92 lg:shrink-0">
          <ShopContacts shop={shop} isDesktop={isDesktop} />
        </div>
      )}
    </div>
  );
}

/** The verified listings of the shop that the address names. */
function SellerListings({ company }: { company: string }) {
  const now = useNow();
  const select = useCallback((listings: readonly Listing[]) => findShop(listings, company), [company]);
  const query = useCatalogue(select);
  // Only a complete catalogue shows that a shop does not exist.
  const shop = query.data ?? (query.state === 'complete' ? null : undefined);
  // The spelling of the company itself, if the address has another.
  const name = shop?.id ?? company;
  usePageHead({ title: pageTitle(t('Offers from {name}', { name })), canonicalPath: sellerPath(name) });
  return (
    // In reading order the contacts come before the offers. On a phone they are at the bottom of the screen.
    <div className="flex flex-col max-lg:min-h-dvh lg:block">
      <SellerHead name={name} shop={shop} />
      {/* Grows, so that the contacts are at the bottom of the screen even if there are few offers. */}
      <div className="grow">
        <FilterableList
          look="rows"
          hidesSeller
          query={{
            ...query,
            data: query.data === undefined ? undefined : (query.data?.listings ?? noListings),
          }}
          loadErrorMessage={t(defaultLoadErrorMessage)}
          emptyMessage={t('No offers from this seller.')}
          emptyAdvice={
            <RichText
              of="This shop has no offers right now, or its name is spelled differently. <search>Search for its name</search>."
              values={{ search: linkedText(searchPath(company)) }}
            />
          }
          now={now}
        />
      </div>
    </div>
  );
}

export default function SellerPage() {
  const [search] = useSearchParams();
  const company = search.get('company')?.trim() ?? '';
  if (company !== '') return <SellerListings key={shopKey(company)} company={company} />;
  return (
    <>
      <PageHeading>{t("A seller's offers")}</PageHeading>
      <EmptyNotice message={t("This link doesn't name a seller.")}>
        <RichText
          of="Open an offer and tap <all>See all</all> next to its seller, or see the <fresh>newest offers</fresh>."
          values={{
            all: (text) => <em>{text}</em>,
            fresh: linkedText(paths.home),
          }}
        />
      </EmptyNotice>
    </>
  );
}
