import { t } from '@/language/translate';
import { serverNow } from '@/platform/server-clock';
import {
  CardPictures,
  CardSearchLine,
  CardLayout,
  type CardLayoutProps,
  cardGridClass,
  picturesShown,
} from '@/browse/cards/card-layout';
import { type Listing, listingPictures } from '@/listings/listing';
import { selectFirst } from '@/listings/selectors';
import type { CategorySpec, CollectionSpec } from '@/listings/categories/category-spec';
import { listHead } from '@/listings/categories/list-head';
import { visitorPlace } from '@/place/visitor-place';
import { ListFrame } from '@/browse/list-frame';
import type { ListingSlots } from '@/browse/listing-slots';
import { PageHeading } from '@/ui/page-heading';
import type { Draw } from './first-pages';
import { Frame } from './frame';
import { firstScreenSlots } from './first-screen-slots';

/**
 * The cards that fill a screen, about 360 px high below a 200 px head, plus one line. With more, cached photos
 * would delay a slow device.
 */
const mostShown = (): number => 2 * (Math.ceil((window.innerHeight - 200) / 360) + 1);

interface CardsProps extends Pick<CardLayoutProps, 'visitor' | 'now'> {
  listings: readonly Listing[];
  slots: ListingSlots;
}

const Cards = ({ listings, slots: { Link, Photo, Actions }, ...shown }: CardsProps) => (
  <ul className={cardGridClass}>
    {listings.map((listing, index) => (
      <li key={listing.id} className="min-w-0">
        <CardLayout
          {...shown}
          listing={listing}
          Link={Link}
          Bookmark={Actions}
          pictures={
            <CardPictures
              listing={listing}
              pictures={listingPictures(listing).slice(0, picturesShown)}
              eager={index === 0}
              Photo={Photo}
            />
          }
        />
      </li>
    ))}
  </ul>
);

/** Renders a card screen. */
export function drawCardPage(list: CategorySpec | CollectionSpec): Draw {
  const { heading, label, where } = listHead(list);
  return ({ listings }, photos) => {
    // Computed each time, because the first answer sets the server's clock.
    const now = serverNow();
    const shown = selectFirst(mostShown(), ...where(now))(listings);
    return (
      shown.length > 0 && (
        <Frame kind="list">
          <PageHeading name={t(label)}>{t(heading)}</PageHeading>
          <CardSearchLine />
          {/* On a phone the filters share the line of the search. */}
          <ListFrame hasPlaceLine>
            <Cards
              listings={shown}
              visitor={visitorPlace.read()}
              now={now}
              slots={firstScreenSlots(photos)}
            />
          </ListFrame>
        </Frame>
      )
    );
  };
}
