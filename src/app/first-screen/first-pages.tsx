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
import { eagerPhotos, type ListingSlots } from '@/browse/layouts/listing-slots';
import { RowLayout } from '@/browse/layouts/row-layout';
import { Tiles } from '@/browse/layouts/tile-layout';
import type { ListLook, ListSpec } from '@/listings/categories/category-spec';
import { listPredicates, lists } from '@/listings/categories/find-list';
import { listingPictures, type Listing } from '@/listings/listing';
import {
  findVerified,
  isVerified,
  listingsNamed,
  matchesText,
  selectFirst,
  selectWhere,
} from '@/listings/selectors';
import { visitorPlace, type VisitorPlace } from '@/place/visitor-place';
import { isDesktopQuery, isTabletQuery } from '@/platform/breakpoints';
import { navigationType } from '@/platform/navigation-type';
import { homePaths, pathKey, paths } from '@/platform/paths';
import { serverNow } from '@/platform/server-clock';
import { FirstDetail } from './first-detail';
import { firstScreenSlots, type ShownPhotos } from './first-screen-slots';

/** What the drawing of a page depends on, beside its offers. */
interface Drawing {
  search: URLSearchParams;
  visitor: VisitorPlace;
  /** In ms. */
  now: number;
  slots: ListingSlots;
}

interface FirstPage {
  paths: readonly string[];
  kind?: PageKind;
  /** Whether the first screen can show an address with these parameters. Only the app shows filters or an open card. */
  canDraw: (search: URLSearchParams) => boolean;
  /** Chooses the offers on the screen from those that have arrived. */
  choose: (listings: readonly Listing[], drawing: Drawing) => readonly Listing[];
  /** The chosen offers in the app's own layouts, without the frame of the page. */
  draw: (shown: readonly Listing[], drawing: Drawing) => ReactNode;
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

const home: FirstPage = {
  paths: homePaths,
  kind: 'home',
  canDraw: () => true,
  choose: selectFirst(freshCount, isVerified),
  draw: (shown, drawing) => (
    <>
      <HomeHeading>
        <span className="tap" />
      </HomeHeading>
      <Tiles listings={shown} eager={eagerPhotos} {...drawing} />
    </>
  ),
};

interface OfferListProps extends Drawing {
  look: ListLook;
  listings: readonly Listing[];
}

function OfferList({ look, listings, visitor, now, slots }: OfferListProps) {
  const city = sharedCity(listings);
  const renderOffer = (listing: Listing, index: number) => {
    const context = { listing, visitor, now, slots };
    if (look !== 'cards')
      return <RowLayout {...context} look={look} city={city} eager={index < eagerPhotos} />;
    const pictures = listingPictures(listing).slice(0, closedCardPictures);
    return (
      <CardLayout
        {...context}
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

const searchedText = (search: URLSearchParams): string => search.get('query')?.trim() ?? '';

const searchResults: FirstPage = {
  paths: [paths.search],
  kind: 'list',
  canDraw: (search) => [...search.keys()].every((name) => name === 'query'),
  choose: (listings, { search }) => {
    const text = searchedText(search);
    const containing = selectWhere(isVerified, matchesText(text))(listings);
    return listingsNamed(containing, text).slice(0, maxOffersShown('rows'));
  },
  draw: (shown, drawing) => (
    <>
      <SearchHeading title={searchTitle(searchedText(drawing.search))} />
      <OfferList look="rows" listings={shown} {...drawing} />
    </>
  ),
};

const detail: FirstPage = {
  paths: [paths.detail],
  canDraw: (search) => search.has('id'),
  choose: (listings, { search }) => {
    const listing = findVerified(search.get('id'))(listings);
    return listing ? [listing] : [];
  },
  draw: ([listing]) => listing && <FirstDetail listing={listing} />,
};

/** Whether the page is new. After a reload or Back, only the app can restore typed text and open cards. */
const isNewVisit = () => (navigationType() ?? 'navigate') === 'navigate';

const toFirstPage = (list: ListSpec): FirstPage => ({
  paths: list.paths,
  kind: 'list',
  canDraw: (search) => search.toString() === '' && (list.look !== 'cards' || isNewVisit()),
  choose: (listings, { now }) =>
    selectFirst(maxOffersShown(list.look), ...listPredicates(list, now))(listings),
  draw: (shown, drawing) => (
    <>
      <ListHeading list={list} />
      <OfferList look={list.look} listings={shown} {...drawing} />
    </>
  ),
});

/** The pages that start with offers. Lists that need the visitor's place wait for the app. */
const firstPages: readonly FirstPage[] = [
  home,
  detail,
  searchResults,
  ...lists.filter(({ look }) => look !== 'nearby').map(toFirstPage),
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
    // `serverNow` knows the server's clock from the response with the listings.
    const drawing = {
      search,
      visitor: visitorPlace.read(),
      now: serverNow(),
      slots: firstScreenSlots(photos),
    };
    const shown = page.choose(listings, drawing);
    return shown.length > 0 && <Frame kind={page.kind}>{page.draw(shown, drawing)}</Frame>;
  };
}
