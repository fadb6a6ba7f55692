import { BadgeCheck, Share2 } from 'lucide';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListingPhoto } from '@/browse/listing-photo';
import { ListRows } from '@/browse/lists/list-rows';
import { ListStates } from '@/browse/lists/list-states';
import { useFilteredList } from '@/browse/lists/use-filtered-list';
import { RichText } from '@/language/rich-text';
import { plural, t } from '@/language/translate';
import { noListings, type Listing } from '@/listings/listing';
import { findShop, shopKey, shopPhoto, shopPlace, type Shop } from '@/listings/shops';
import { useCatalogue } from '@/listings/use-catalogue';
import { pageTitle } from '@/platform/brand';
import { oneAtATime } from '@/platform/one-at-a-time';
import { paths, searchPath, sellerPath } from '@/platform/paths';
import { ShopContacts } from '@/shops/shop-contacts';
import { ShopPlaces } from '@/shops/shop-places';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { linkedText } from '@/ui/linked-text';
import { EmptyNotice, Skeleton } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { shareAddress } from '@/ui/share';
import { useIsDesktop } from '@/ui/use-media-query';
import { usePageHead } from '@/ui/use-page-head';

function ShopFacts({ shop }: { shop: Shop }) {
  const place = shopPlace(shop);
  return (
    <>
      {place && (
        <>
          <bdi>{place}</bdi>
          {' · '}
        </>
      )}
      {plural(shop.listings.length, { one: '{count} verified offer', other: '{count} verified offers' })}
      <Icon of={BadgeCheck} className="ml-1 inline size-4 align-text-bottom text-ok" />
    </>
  );
}

const shareShop = ({ id }: Shop) =>
  oneAtATime(`share the shop ${id}`, () => shareAddress(sellerPath(id), id));

const pictureClass = 'size-9 shrink-0 rounded-full max-lg:absolute max-lg:top-1 max-lg:right-4 lg:size-14';

/** The picture of a shop, or its reserved space. On a phone it is beside *Back*, as is the Share button. */
const ShopPicture = ({ shop }: { shop: Shop | undefined }) =>
  shop ? (
    <ListingPhoto url={shopPhoto(shop)} seed={shop.id} sizes="3.5rem" className={pictureClass} />
  ) : (
    <Skeleton className={pictureClass} />
  );

interface SellerHeadProps {
  name: string;
  /** undefined while loading; null if no shop has this name. */
  shop: Shop | null | undefined;
}

function SellerHead({ name, shop }: SellerHeadProps) {
  const isDesktop = useIsDesktop();
  return (
    <div className="flex gap-4 max-lg:contents">
      <div className="flex min-w-0 items-start gap-4 lg:flex-1">
        {shop !== null && <ShopPicture shop={shop} />}
        {/* The line keeps its height while it is empty, so that the list does not move. */}
        <PageHeading lead={shop ? <ShopFacts shop={shop} /> : shop === undefined && '\u00A0'}>
          <bdi className="line-clamp-3">{name}</bdi>
        </PageHeading>
        {shop && (
          <Button
            variant="plain"
            aria-label={t('Share this shop')}
            className="shrink-0 px-3! text-sm max-lg:absolute max-lg:top-0 max-lg:right-14"
            onClick={() => void shareShop(shop)}
          >
            <Icon of={Share2} className="size-4" />
            {/* On a phone, the word would overlap *Back* in some languages. */}
            <span className="max-lg:hidden">{t('Share')}</span>
          </Button>
        )}
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
  const select = useCallback((listings: readonly Listing[]) => findShop(listings, company), [company]);
  const query = useCatalogue(select);
  const listings = query.data === undefined ? undefined : (query.data?.listings ?? noListings);
  const list = useFilteredList({ ...query, data: listings }, { look: 'rows' });
  // A shop may be missing because the catalogue is incomplete.
  const shop = query.data ?? (query.isComplete ? null : undefined);
  // The address may spell the name differently.
  const name = shop?.id ?? company;
  usePageHead({ title: pageTitle(t('Offers from {name}', { name })), canonicalPath: sellerPath(name) });
  return (
    // Screen readers reach the contacts before the offers, also on a phone, where they are at the bottom of the screen.
    <div className="flex flex-col max-lg:min-h-dvh lg:block">
      <SellerHead name={name} shop={shop} />
      {/* Grows, so that the contacts are at the bottom of the screen even if there are few offers. */}
      <div className="grow">
        <ListStates
          list={list}
          texts={{
            emptyMessage: t('No offers from this seller.'),
            emptyAdvice: (
              <RichText
                of="This shop has no offers right now, or its name is spelled differently. <search>Search for its name</search>."
                values={{ search: linkedText(searchPath(company)) }}
              />
            ),
          }}
        >
          <ListRows list={list} hidesSeller />
        </ListStates>
        {shop && <ShopPlaces shop={shop} />}
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
