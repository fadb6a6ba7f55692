import type { ReactNode } from 'react';
import { backClass, homeSearchClass, PageMain, stripClass, stripFrameClass } from '@/app/routes/page-main';
import type { PageKind } from '@/app/routes/page-spec';
import { CardLayout, CardPictures, CardSearchLine, closedCardPictures } from '@/browse/layouts/card-layout';
import {
  freshCount,
  HomeHeading,
  ListHeading,
  SearchHeading,
  searchTitle,
} from '@/browse/layouts/first-headings';
import { ListFrame, listLooks } from '@/browse/layouts/list-looks';
import { sharedCity } from '@/browse/layouts/listing-place';
import { eagerPhotos } from '@/browse/layouts/listing-slots';
import { RowLayout } from '@/browse/layouts/row-layout';
import { Tiles } from '@/browse/layouts/tile-layout';
import type { ListLook, ListSpec } from '@/listings/categories/category-spec';
import { listPredicates, lists } from '@/listings/categories/find-list';
import { listingPictures, type Listing } from '@/listings/listing';
import { isVerified, listingsNamed, matchesText, selectFirst, selectWhere } from '@/listings/selectors';
import { visitorPlace } from '@/place/visitor-place';
import { isDesktopQuery, isTabletQuery } from '@/platform/breakpoints';
import { navigationType } from '@/platform/navigation-type';
import { homePaths, pathKey, paths } from '@/platform/paths';
import { serverNow } from '@/platform/server-clock';
import { drawDetail } from './first-detail';
import { firstScreenSlots, type ShownPhotos } from './first-screen-slots';

interface Drawing {
  search: URLSearchParams;
  listings: readonly Listing[];
  photos: ShownPhotos;
}

interface FirstPage {
  paths: readonly string[];
  kind?: PageKind;
  /** Whether the first screen can show an address with these parameters. Only the app shows filters or an open card. */
  canDraw: (search: URLSearchParams) => boolean;
  /** The page without its frame, in the app's own layouts; null if there are no offers yet. */
  draw: (drawing: Drawing) => ReactNode;
}

/** The frame around the offers of a first screen. It reserves space for what loads later, so that nothing moves. */
const Frame = ({ kind, children }: { kind: PageKind | undefined; children: ReactNode }) => (
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

const drawHome = ({ listings, photos }: Drawing) => {
  const shown = selectFirst(freshCount, isVerified)(listings);
  if (shown.length === 0) return null;
  return (
    <>
      <HomeHeading>
        <span className="tap" />
      </HomeHeading>
      <Tiles
        listings={shown}
        visitor={visitorPlace.read()}
        now={serverNow()}
        eager={eagerPhotos}
        slots={firstScreenSlots(photos)}
      />
    </>
  );
};

interface OfferListProps {
  look: ListLook;
  listings: readonly Listing[];
  photos: ShownPhotos;
}

function OfferList({ look, listings, photos }: OfferListProps) {
  const slots = firstScreenSlots(photos);
  const city = sharedCity(listings);
  const renderOffer = (listing: Listing, index: number) => {
    const context = { listing, visitor: visitorPlace.read(), now: serverNow() };
    if (look !== 'cards')
      return <RowLayout {...context} look={look} city={city} eager={index < eagerPhotos} slots={slots} />;
    const pictures = listingPictures(listing).slice(0, closedCardPictures);
    return (
      <CardLayout
        {...context}
        slots={slots}
        pictures={
          <CardPictures listing={listing} pictures={pictures} eager={index === 0} Photo={slots.Photo} />
        }
      />
    );
  };
  return (
    <>
      {look === 'cards' && <CardSearchLine />}
      <ListFrame look={look}>
        <ul className={listLooks[look].grid}>
          {listings.map((listing, index) => (
            <li key={listing.id} className="min-w-0">
              {renderOffer(listing, index)}
            </li>
          ))}
        </ul>
      </ListFrame>
    </>
  );
}

function drawSearch({ search, listings, photos }: Drawing) {
  const text = search.get('query')?.trim() ?? '';
  const containing = selectWhere(isVerified, matchesText(text))(listings);
  const shown = listingsNamed(containing, text).slice(0, maxOffersShown('rows'));
  if (shown.length === 0) return null;
  return (
    <>
      <SearchHeading title={searchTitle(text)} />
      <OfferList look="rows" listings={shown} photos={photos} />
    </>
  );
}

const drawList = (list: ListSpec) => {
  const { look } = list;
  return ({ listings, photos }: Drawing) => {
    // `serverNow` knows the server's clock from the response with the listings.
    const shown = selectFirst(maxOffersShown(look), ...listPredicates(list, serverNow()))(listings);
    if (shown.length === 0) return null;
    return (
      <>
        <ListHeading list={list} />
        <OfferList look={look} listings={shown} photos={photos} />
      </>
    );
  };
};

/** Whether the page was neither reloaded nor reached by Back: these restore typed text and open cards. */
const isNewVisit = () => (navigationType() ?? 'navigate') === 'navigate';

/** The pages that start with offers. Lists that need the visitor's place wait for the app. */
const firstPages: readonly FirstPage[] = [
  { paths: homePaths, kind: 'home', canDraw: () => true, draw: drawHome },
  {
    paths: [paths.detail],
    canDraw: (search) => search.has('id'),
    draw: ({ search, listings }) => drawDetail(search.get('id'), listings),
  },
  {
    paths: [paths.search],
    kind: 'list',
    canDraw: (search) => [...search.keys()].every((name) => name === 'query'),
    draw: drawSearch,
  },
  ...lists
    .filter(({ look }) => look !== 'nearby')
    .map((list) => ({
      paths: list.paths,
      kind: 'list' as const,
      canDraw: (search: URLSearchParams) =>
        search.toString() === '' && (list.look !== 'cards' || isNewVisit()),
      draw: drawList(list),
    })),
];

/**
 * Returns a function that draws the first offers of the page at an address; null if only the app can show the page. The
 * function returns null while there are no offers.
 */
export function findFirstPage({ pathname }: Location, search: URLSearchParams) {
  const key = pathKey(pathname);
  const page = firstPages.find((each) => each.paths.some((path) => pathKey(path) === key));
  if (!page?.canDraw(search)) return null;
  return (listings: readonly Listing[], photos: ShownPhotos): ReactNode => {
    const drawn = page.draw({ search, listings, photos });
    return drawn && <Frame kind={page.kind}>{drawn}</Frame>;
  };
}
