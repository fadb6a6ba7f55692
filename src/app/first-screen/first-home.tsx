import { serverNow } from '@/lib/server-clock';
import { isVerified, selectFirst } from '@/listings/catalogue/selectors';
import { visitorPlace } from '@/listings/place/visitor-place';
import { Tiles } from '@/listings/results/tiles';
import { HomeHeading, freshCount } from '@/pages/home-heading';
import type { Draw } from './first-pages';
import { Frame } from './frame';
import { firstScreenSlots } from './first-screen-slots';

/** The newest listings. */
export const drawHome: Draw = ({ listings }, photos) => {
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
