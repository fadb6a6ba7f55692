import type { ReactNode } from 'react';
import { isRecord } from '@/lib/parse-values';
import { serverNow } from '@/lib/server-clock';
import type { RowPredicate } from '@/listings/catalogue/cached-catalogue';
import type { Catalogue } from '@/listings/catalogue/catalogue';
import type { CatalogueReading } from '@/listings/catalogue/catalogue-reading';
import { listingPictures } from '@/listings/catalogue/listing';
import { findVerified, isVerified, selectFirst } from '@/listings/catalogue/selectors';
import { GalleryPicture, ListingHead, PictureFrame, detailClass } from '@/listings/detail/listing-head';
import { visitorPlace } from '@/listings/place/visitor-place';
import { Tiles } from '@/listings/results/tiles';
import { HomeHeading, freshCount } from '@/pages/home-heading';
import { Frame } from './frame';
import { type ShownPhotos, StillPhoto, firstScreenSlots } from './first-screen-slots';

/** What a page shows of the catalogue; null where it can show nothing yet. */
export type Draw = (catalogue: Catalogue, photos: ShownPhotos) => ReactNode;

/** The first screen of a page. */
export interface FirstPage {
  /** How it is drawn, by code that may come late; null where it is left to the app. */
  load: () => Promise<Draw | null>;
  /** Asks for what it shows, where that is not the catalogue. */
  begin?: () => Pick<CatalogueReading, 'latest' | 'subscribe'>;
  /** Which rows of the API it is about; all, where it is left out. */
  isAbout?: RowPredicate;
  /** The id of the one listing it shows. */
  wanted?: string;
}

/** The newest listings. */
const drawHome: Draw = ({ listings }, photos) => {
  const fresh = selectFirst(freshCount, isVerified)(listings);
  return (
    fresh.length > 0 && (
      <Frame kind="home">
        <HomeHeading>
          <span className="tap" />
        </HomeHeading>
        <Tiles
          listings={fresh}
          visitor={visitorPlace.read()}
          now={serverNow()}
          slots={firstScreenSlots(photos)}
        />
      </Frame>
    )
  );
};
export const firstHome: FirstPage = { load: async () => drawHome };

/** An offer with its photo, as soon as its row has come: of all on its page the photo takes longest to load. */
export const firstDetail = (id: string): FirstPage => ({
  wanted: id,
  isAbout: (row) => isRecord(row) && String(row['id']) === id,
  load:
    async () =>
    ({ listings }) => {
      const listing = findVerified(id)(listings);
      return (
        listing && (
          <Frame>
            <article className={detailClass}>
              <div className="min-w-0">
                <PictureFrame>
                  <div className="overflow-hidden sm:rounded-card">
                    <GalleryPicture
                      listing={listing}
                      picture={listingPictures(listing)[0]}
                      Photo={StillPhoto}
                    />
                  </div>
                </PictureFrame>
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
