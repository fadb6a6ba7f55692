import type { ReactNode } from 'react';
import type { FirstPage } from '@/app/routes/first-pages';
import { backClass, homeSearchClass, PageMain, stripClass, stripFrameClass } from '@/app/routes/page-main';
import type { PageKind } from '@/app/routes/page-spec';
import { CardLayout, CardPictures, CardSearchLine, closedCardPictures } from '@/browse/layouts/card-layout';
import { freshCount, HomeHeading, SearchHeading, searchTitle } from '@/browse/layouts/first-headings';
import { ListFrame, listLooks } from '@/browse/layouts/list-looks';
import { sharedCity } from '@/browse/layouts/listing-place';
import { eagerPhotos, type ListingSlots } from '@/browse/layouts/listing-slots';
import { RowLayout } from '@/browse/layouts/row-layout';
import { Tiles } from '@/browse/layouts/tile-layout';
import { t } from '@/language/translate';
import type { ListLook } from '@/listings/categories/category-spec';
import { listHead } from '@/listings/categories/list-headings';
import { listingPictures, type Listing } from '@/listings/listing';
import { isVerified, listingsNamed, matchesText, selectFirst, selectWhere } from '@/listings/selectors';
import { visitorPlace } from '@/place/visitor-place';
import { isDesktopQuery, isTabletQuery } from '@/platform/breakpoints';
import { serverNow } from '@/platform/server-clock';
import { PageHeading } from '@/ui/page-heading';
import { drawDetail } from './first-detail';
import { firstScreenSlots, type ShownPhotos } from './first-screen-slots';

interface FrameProps {
  kind?: PageKind;
  children: ReactNode;
}

/** The frame around the offers of a first screen. It reserves space for what loads later, so that nothing moves. */
const Frame = ({ kind, children }: FrameProps) => (
  <>
    {kind === 'home' && <div data-search className={homeSearchClass} />}
    <div className={stripFrameClass(kind)}>
      <div data-place="strip" className={`${stripClass} overflow-x-hidden!`}>
        {[1, 2, 3, 4].map((place) => (
          <span
            key={place}
            className="my-1 h-9 w-42 shrink-0 rounded-full border border-line bg-surface lg:my-0 lg:h-11 lg:w-48"
          />
        ))}
      </div>
    </div>
    {/* At least as tall as the screen, so that the visitor can already scroll the page. */}
    <div className="min-h-dvh">
      <PageMain kind={kind}>
        {kind !== 'home' && <span className={`${backClass} block`} />}
        {children}
      </PageMain>
    </div>
  </>
);

/** How many offers fill the screen below the first 200 px of the page, plus one more line for scrolling. */
function maxOffersShown(look: ListLook): number {
  const { columns, lineHeight } = listLooks[look];
  const screen = matchMedia(isDesktopQuery).matches ? 2 : matchMedia(isTabletQuery).matches ? 1 : 0;
  const gap = 12;
  const lines = Math.ceil((window.innerHeight - 200) / (lineHeight[screen] + gap)) + 1;
  return lines * columns[screen];
}

interface OfferProps {
  listing: Listing;
  index: number;
  slots: ListingSlots;
}

const Card = ({ listing, index, slots: { Link, Photo, Actions } }: OfferProps) => (
  <CardLayout
    listing={listing}
    visitor={visitorPlace.read()}
    now={serverNow()}
    Link={Link}
    Bookmark={Actions}
    pictures={
      <CardPictures
        listing={listing}
        pictures={listingPictures(listing).slice(0, closedCardPictures)}
        eager={index === 0}
        Photo={Photo}
      />
    }
  />
);

interface RowProps extends OfferProps {
  look: ListLook;
  city: string | null;
}

const Row = ({ listing, index, slots, look, city }: RowProps) => (
  <RowLayout
    listing={listing}
    visitor={visitorPlace.read()}
    now={serverNow()}
    look={look}
    city={city}
    eager={index < eagerPhotos}
    slots={slots}
  />
);

interface OfferListProps {
  look: ListLook;
  /** Whether a phone shows shortcuts for place and price above the list. */
  hasShortcuts: boolean;
  listings: readonly Listing[];
  slots: ListingSlots;
}

function OfferList({ look, hasShortcuts, listings, slots }: OfferListProps) {
  const city = sharedCity(listings);
  return (
    <>
      {look === 'cards' && <CardSearchLine />}
      <ListFrame look={look} hasShortcuts={hasShortcuts}>
        <ul className={listLooks[look].grid}>
          {listings.map((listing, index) => (
            <li key={listing.id} className="min-w-0">
              {look === 'cards' ? (
                <Card listing={listing} index={index} slots={slots} />
              ) : (
                <Row listing={listing} index={index} slots={slots} look={look} city={city} />
              )}
            </li>
          ))}
        </ul>
      </ListFrame>
    </>
  );
}

const searchText = (search: URLSearchParams) => search.get('query')?.trim() ?? '';

function headingOf({ list }: FirstPage, search: URLSearchParams): ReactNode {
  if (!list) return <SearchHeading title={searchTitle(searchText(search))} />;
  const { heading, label } = listHead(list);
  return <PageHeading name={t(label)}>{t(heading)}</PageHeading>;
}

function offersOf({ list }: FirstPage, search: URLSearchParams, count: number) {
  // Uses the server's clock. Its first response sets it.
  if (list) return selectFirst(count, ...listHead(list).where(serverNow()));
  const text = searchText(search);
  if (text === '') return selectFirst(count, isVerified);
  const find = selectWhere(isVerified, matchesText(text));
  return (listings: readonly Listing[]) => listingsNamed(find(listings), text).slice(0, count);
}

/** The top of a page that begins with offers, in the app's own layouts; null if there are no offers yet. */
export function drawFirstOffers(
  page: FirstPage,
  search: URLSearchParams,
  listings: readonly Listing[],
  photos: ShownPhotos,
): ReactNode {
  const { shows } = page;
  if (shows === 'detail') {
    const detail = drawDetail(search.get('id') ?? '', listings);
    return detail && <Frame>{detail}</Frame>;
  }
  const slots = firstScreenSlots(photos);
  const shown =
    shows === 'home'
      ? selectFirst(freshCount, isVerified)(listings)
      : offersOf(page, search, maxOffersShown(shows))(listings);
  if (shown.length === 0) return null;
  if (shows !== 'home')
    return (
      <Frame kind="list">
        {headingOf(page, search)}
        <OfferList look={shows} hasShortcuts={!page.list} listings={shown} slots={slots} />
      </Frame>
    );
  return (
    <Frame kind="home">
      <HomeHeading>
        <span className="tap" />
      </HomeHeading>
      <Tiles
        listings={shown}
        visitor={visitorPlace.read()}
        now={serverNow()}
        eager={eagerPhotos}
        slots={slots}
      />
    </Frame>
  );
}
