import type { ReactNode } from 'react';
import { isRecord } from '@/platform/parse-values';
import { serverNow } from '@/platform/server-clock';
import type { RowPredicate } from '@/listings/cached-catalogue';
import type { Catalogue } from '@/listings/catalogue';
import { isVerified, selectFirst } from '@/listings/selectors';
import { visitorPlace } from '@/place/visitor-place';
import { eagerPhotos } from '@/browse/listing-slots';
import { Tiles } from '@/browse/tiles';
import { HomeHeading, freshCount } from '@/pages/first-headings';
import { drawDetail } from './first-detail';
import { Frame } from './frame';
import { type ShownPhotos, firstScreenSlots } from './first-screen-slots';

/** Renders a page from the catalogue; null if it can show nothing yet. */
export type Draw = (catalogue: Catalogue, photos: ShownPhotos) => ReactNode;

/** The first screen of a page. */
export interface FirstPage {
  /** Loads the renderer with its texts; null leaves the page to the app. */
  load: () => Promise<Draw | null>;
  /** Requests its data, if that is not the catalogue. */
  begin?: () => AsyncIterable<Catalogue>;
  /** The rows that the page is about; all by default. */
  isAbout?: RowPredicate;
  /** The id of the one listing it shows. */
  wanted?: string;
}

/** Renders the newest listings. */
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
          eager={eagerPhotos}
          slots={firstScreenSlots(photos)}
        />
      </Frame>
    )
  );
};
export const firstHome: FirstPage = { load: async () => drawHome };

/** An offer, as soon as its row has arrived. Its photo takes longest to load. */
export const firstDetail = (id: string): FirstPage => ({
  wanted: id,
  isAbout: (row) => isRecord(row) && String(row['id']) === id,
  load: async () => drawDetail(id),
});
