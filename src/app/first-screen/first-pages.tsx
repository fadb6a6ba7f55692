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

/** What a page shows of the catalogue; null where it can show nothing yet. */
export type Draw = (catalogue: Catalogue, photos: ShownPhotos) => ReactNode;

/** The first screen of a page. */
export interface FirstPage {
  /** How it is drawn, once its texts have come; null where it is left to the app. */
  load: () => Promise<Draw | null>;
  /** Asks for what it shows, where that is not the catalogue. */
  begin?: () => AsyncIterable<Catalogue>;
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
          eager={eagerPhotos}
          slots={firstScreenSlots(photos)}
        />
      </Frame>
    )
  );
};
export const firstHome: FirstPage = { load: async () => drawHome };

/** An offer, as soon as its row has come: of all on its page the photo takes longest to load. */
export const firstDetail = (id: string): FirstPage => ({
  wanted: id,
  isAbout: (row) => isRecord(row) && String(row['id']) === id,
  load: async () => drawDetail(id),
});
