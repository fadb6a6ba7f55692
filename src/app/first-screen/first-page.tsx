import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import { classNames } from '@/lib/class-names';
import { isRecord } from '@/lib/parse-values';
import { serverNow } from '@/lib/server-clock';
import { type CatalogueSoFar, wantedListing } from '@/listings/catalogue/read-catalogue';
import { isVerified, selectWhere } from '@/listings/catalogue/selectors';
import { categories } from '@/listings/categories/categories';
import type { CategorySpec, CollectionSpec, ListingPageSpec } from '@/listings/categories/category-spec';
import { collections } from '@/listings/categories/collections';
import { ListingHead, detailClass, pictureClass } from '@/listings/detail/listing-head';
import { visitorPlace } from '@/listings/place/visitor-place';
import { DiscountBadge } from '@/listings/results/discount-badge';
import { OfferFace, offerGridClass } from '@/listings/results/offer-face';
import { RowFace } from '@/listings/results/row-face';
import { HomeHeading, freshCount } from '@/pages/home-heading';
import { PageHeading } from '@/ui/page-heading';
import { StillPhoto, stillParts } from './still-parts';

/** The first screen of a page. */
export interface FirstPage {
  /** What it shows of the catalogue; null where it can show nothing yet. */
  draw: (soFar: CatalogueSoFar) => ReactNode;
  /** Which rows of the API it is about; all, where it is left out. */
  isAbout?: (row: unknown) => boolean;
  /** What it has to wait for before it can draw. */
  ready?: Promise<unknown>;
}

/** More rows are on no first screen. */
const rowCount = 8;

interface FrameProps {
  kind: 'home' | 'list' | 'detail';
  children: ReactNode;
}

/** The places of what stands above the offers in the shell, so that they stay where they are when the app draws it. */
const Frame = ({ kind, children }: FrameProps) => (
  <>
    {kind === 'home' && (
      <div className="px-4 pt-1.5 lg:hidden">
        <span className="box-content block h-11 rounded-control border border-edge bg-sunken" />
      </div>
    )}
    <div className={classNames('mx-auto w-full max-w-page', kind === 'detail' && 'max-lg:hidden')}>
      <div className="flex gap-2 overflow-hidden px-4 lg:py-2">
        {[1, 2, 3, 4].map((place) => (
          <span key={place} className="tap flex shrink-0 items-center">
            <span className="h-9 w-42 rounded-full border border-line bg-surface lg:h-11 lg:w-48" />
          </span>
        ))}
      </div>
    </div>
    <main
      data-kind={kind}
      className="group/main relative mx-auto min-h-dvh w-full max-w-page px-4 pb-12 lg:pt-3"
    >
      {children}
    </main>
  </>
);

const drawHome: FirstPage['draw'] = ({ listings, state }) => {
  const parts = stillParts(state === 'kept');
  const offers = selectWhere(isVerified)(listings).slice(0, freshCount);
  return (
    offers.length > 0 && (
      <Frame kind="home">
        <HomeHeading>
          <span className="tap" />
        </HomeHeading>
        <ul className={offerGridClass}>
          {offers.map((listing) => (
            <li key={listing.id} className="min-w-0">
              <OfferFace listing={listing} visitor={visitorPlace.read()} eager parts={parts} />
            </li>
          ))}
        </ul>
      </Frame>
    )
  );
};

/** Where the app has the button *Back*, which stands in the heading of a list on a phone. */
const BackPlace = ({ isList = false }) => (
  <span className={classNames('tap block', isList && 'max-lg:hidden')} />
);

/** A list in rows; the words above it come with the page's own code. */
function firstList(list: CategorySpec | CollectionSpec): FirstPage {
  let spec: ListingPageSpec | null = null;
  const draw: FirstPage['draw'] = ({ listings, state }) => {
    const now = serverNow();
    const rows = spec ? selectWhere(...spec.where(now))(listings).slice(0, rowCount) : [];
    const parts = stillParts(state === 'kept');
    return (
      rows.length > 0 && (
        <Frame kind="list">
          <BackPlace isList />
          <PageHeading lead={spec?.label}>{spec?.heading}</PageHeading>
          <ul className="grid grid-cols-1 gap-3 pt-13 lg:grid-cols-2 lg:pt-20.5">
            {rows.map((listing) => (
              <li key={listing.id} className="min-w-0">
                <RowFace listing={listing} visitor={visitorPlace.read()} now={now} eager parts={parts} />
              </li>
            ))}
          </ul>
        </Frame>
      )
    );
  };
  return {
    draw,
    ready: (async () => {
      const { listPageSpec } = await import('@/listings/categories/list-page-spec');
      spec = listPageSpec(list);
    })(),
    ...('value' in list && { isAbout: (row) => isRecord(row) && row['category'] === list.value }),
  };
}

/** An offer whose row has come, with its photo: nothing on the page waits longer for the line. */
const firstDetail = (id: string): FirstPage => ({
  isAbout: (row) => isRecord(row) && String(row['id']) === id,
  draw: ({ listings }) => {
    const listing = listings.find((each) => each.id === id && isVerified(each));
    return (
      listing && (
        <Frame kind="detail">
          <BackPlace />
          <article className={detailClass}>
            <div className="min-w-0">
              <div className="relative -mx-4 overflow-hidden sm:mx-0 sm:rounded-card">
                <StillPhoto
                  url={listing.photo}
                  seed={listing.id}
                  eager
                  sizes="(min-width: 64rem) 40rem, 100vw"
                  className={pictureClass}
                />
                <DiscountBadge discount={listing.discount} className="absolute bottom-3 left-3 text-sm" />
              </div>
            </div>
            <div className="min-w-0">
              <ListingHead listing={listing} />
            </div>
          </article>
        </Frame>
      )
    );
  },
});

/** The first page at an address; null for those that begin with something else than offers, or with another order of them. */
export function findFirstPage({ pathname, search }: Location): FirstPage | null {
  const path = decodeURI(pathname).toLowerCase();
  if (path === paths.detail) {
    const id = new URLSearchParams(search).get('id');
    wantedListing.write(id);
    return id === null ? null : firstDetail(id);
  }
  if (search !== '') return null;
  if (path === paths.home || path === '/discounts') return { draw: drawHome };
  const list = [...categories, ...Object.values(collections)].find(({ paths: spellings }) =>
    spellings.some((spelling) => spelling.toLowerCase() === path),
  );
  return list?.layout === 'rows' ? firstList(list) : null;
}
