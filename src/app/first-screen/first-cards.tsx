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
 * Two columns of cards of about 360 px below the 200 px of the top, and one line more for who scrolls. With more, the
 * photos that a device has hold up a slow one.
 */
const mostShown = (): number => 2 * (Math.ceil((window.innerHeight - 200) / 360) + 1);

interface CardsProps extends Pick<CardLayoutProps, 'visitor' | 'now'> {
  listings: readonly Listing[];
  slots: ListingSlots;
}

const Cards = ({ listings, slots: { Link, Photo }, ...shown }: CardsProps) => (
  <ul className={cardGridClass}>
    {listings.map((listing, index) => (
      <li key={listing.id} className="min-w-0">
        <CardLayout
          {...shown}
          listing={listing}
          Link={Link}
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

/** A card screen. */
export function drawCardPage(list: CategorySpec | CollectionSpec): Draw {
  const { heading, label, where } = listHead(list);
  return ({ listings }, photos) => {
    // Asked for each time: the server's clock counts, which its first answer tells.
    const now = serverNow();
    const shown = selectFirst(mostShown(), ...where(now))(listings);
    return (
      shown.length > 0 && (
        <Frame kind="list">
          <PageHeading lead={t(label)}>{t(heading)}</PageHeading>
          <CardSearchLine />
          {/* On a phone its filters share the line of the search. */}
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
