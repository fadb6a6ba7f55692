import type { ReactNode } from 'react';
import { isRecord } from '@/lib/parse-values';
import { serverNow } from '@/lib/server-clock';
import type { RowPredicate } from '@/listings/catalogue/cached-catalogue';
import type { Catalogue } from '@/listings/catalogue/catalogue';
import { isVerified, selectFirst } from '@/listings/catalogue/selectors';
import type { CategorySpec, CollectionSpec, ListingPageSpec } from '@/listings/categories/category-spec';
import { ListingHead, detailClass, pictureClass } from '@/listings/detail/listing-head';
import { visitorPlace } from '@/listings/place/visitor-place';
import { DiscountBadge } from '@/listings/results/discount-badge';
import { TileFace, tileGridClass } from '@/listings/results/tile-face';
import { RowFace } from '@/listings/results/row-face';
import { HomeHeading, freshCount } from '@/pages/home-heading';
import { PageHeading } from '@/ui/page-heading';
import { BackPlace, Frame } from './frame';
import { StillPhoto, stillParts } from './still-parts';

/** The first screen of a page. */
export interface FirstPage {
  /** What it shows of the catalogue; null where it can show nothing yet. `hasPhotos` where those of its listings are on the device. */
  draw: (catalogue: Catalogue, hasPhotos: boolean) => ReactNode;
  /** Which rows of the API it is about; all, where it is left out. */
  isAbout?: RowPredicate;
  /** The id of the one listing it shows. */
  wanted?: string;
  /** What it has to wait for before it can draw. */
  ready?: Promise<unknown>;
}

/** How many rows of 172 px a screen shows, in two columns on a wide one, and one line more for who scrolls. */
const rowCount = (): number =>
  (Math.ceil(window.innerHeight / 172) + 1) * (window.matchMedia('(min-width: 64rem)').matches ? 2 : 1);

/** The newest listings. */
export const drawHome: FirstPage['draw'] = ({ listings }, hasPhotos) => {
  const parts = stillParts(hasPhotos);
  const fresh = selectFirst(freshCount, isVerified)(listings);
  return (
    fresh.length > 0 && (
      <Frame kind="home">
        <HomeHeading>
          <span className="tap" />
        </HomeHeading>
        <ul className={tileGridClass}>
          {fresh.map((listing) => (
            <li key={listing.id} className="min-w-0">
              <TileFace listing={listing} visitor={visitorPlace.read()} eager parts={parts} />
            </li>
          ))}
        </ul>
      </Frame>
    )
  );
};

/** A list in rows; the words above it come with the page's own code. */
export function firstList(list: CategorySpec | CollectionSpec): FirstPage {
  let spec: ListingPageSpec | null = null;
  const draw: FirstPage['draw'] = ({ listings }, hasPhotos) => {
    const now = serverNow();
    const rows = spec ? selectFirst(rowCount(), ...spec.where(now))(listings) : [];
    const parts = stillParts(hasPhotos);
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

/** An offer with its photo, as soon as its row has come: of all on its page the photo takes longest to load. */
export const firstDetail = (id: string): FirstPage => ({
  wanted: id,
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
