import { serverNow } from '@/lib/server-clock';
import {
  CardPictures,
  CardSearchLine,
  CardLayout,
  cardGridClass,
  picturesShown,
} from '@/listings/cards/card-layout';
import { listingPictures } from '@/listings/catalogue/listing';
import { selectFirst } from '@/listings/catalogue/selectors';
import type { CategorySpec, CollectionSpec } from '@/listings/categories/category-spec';
import { listPageSpec } from '@/listings/categories/list-page-spec';
import { PageHeading } from '@/ui/page-heading';
import type { Draw } from './first-pages';
import { Frame } from './frame';
import { firstScreenSlots } from './first-screen-slots';

/** Two columns of about 300 px each, and one line more for who scrolls. */
const mostShown = (): number => 2 * (Math.ceil(window.innerHeight / 300) + 1);

/** A card screen. */
export function drawCardPage(list: CategorySpec | CollectionSpec): Draw {
  const { heading, label, where } = listPageSpec(list);
  return ({ listings }, photos) => {
    // Asked for each time: the server's clock counts, which its first answer tells.
    const now = serverNow();
    const shown = selectFirst(mostShown(), ...where(now))(listings);
    const { Link, Photo } = firstScreenSlots(photos);
    return (
      shown.length > 0 && (
        <Frame kind="list">
          <PageHeading lead={label}>{heading}</PageHeading>
          <CardSearchLine />
          <ul className={cardGridClass}>
            {shown.map((listing, index) => (
              <li key={listing.id} className="min-w-0">
                <CardLayout
                  listing={listing}
                  now={now}
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
        </Frame>
      )
    );
  };
}
