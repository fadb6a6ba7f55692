import type { Listing } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import { writtenText } from '@/platform/text/text-language';
import { ListingPlace } from './listing-place';
import { ActionsPlace, type ListingSlots } from './listing-slots';
import { PriceLine } from './price-line';

/** Two columns on a phone, or one if large text leaves no room for two. Four on tablets and desktops. */
export const tileGridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-2 sm:grid-cols-2 sm:gap-x-4 md:grid-cols-4';
/** Most offers are in this city, and a tile has no room for it. */
const capital = 'Addis Ababa';
/** The skeleton has the same square, so that nothing moves when the tile arrives. */
export const tilePhotoClass = 'aspect-square rounded-card';
export const tileBodyClass = 'pt-1.5 text-xs text-muted';
/**
 * The four lines of a tile are lines of the outer grid, so that prices and names of neighbours align. The outer grid
 * has no gaps, because they would also separate these lines.
 */
const tileItemClass = 'row-span-4 grid grid-cols-1 grid-rows-subgrid pb-3 sm:pb-4';

interface TileLayoutProps {
  listing: Listing;
  visitor: VisitorPlace;
  now: number;
  eager?: boolean;
  slots: ListingSlots;
}

export function TileLayout({ listing, visitor, now, eager = false, slots }: TileLayoutProps) {
  const { Link, Photo, Actions } = slots;
  return (
    <article className="group relative row-span-4 grid grid-cols-1 grid-rows-subgrid content-start">
      <Photo url={listing.photo} seed={listing.id} eager={eager} className={tilePhotoClass} />
      <div className={`row-span-3 grid grid-cols-1 grid-rows-subgrid content-start ${tileBodyClass}`}>
        <h3
          // With these attributes, Arabic and Hebrew names are cut at their own end.
          {...writtenText(listing.name)}
          className="text-left font-sans text-sm leading-5 font-normal tracking-normal text-ink group-hover:underline"
        >
          {/* Browsers do not scroll to a link that is itself cut. */}
          <Link listing={listing} className="stretched block">
            <span className="block truncate">{listing.name}</span>
          </Link>
        </h3>
        <PriceLine listing={listing} className="order-first" />
        <ListingPlace listing={listing} visitor={visitor} now={now} city={capital} />
      </div>
      <span className="absolute top-0 right-0">
        <ActionsPlace listing={listing} Actions={Actions} />
      </span>
    </article>
  );
}

interface TilesProps {
  listings: readonly Listing[];
  visitor: VisitorPlace;
  now: number;
  /** How many photos load before all others; 0 if the tiles are below the first screen. */
  eager: number;
  slots: ListingSlots;
}

export const Tiles = ({ listings, visitor, now, eager, slots }: TilesProps) => (
  <ul className={`-mb-3 sm:-mb-4 ${tileGridClass}`}>
    {listings.map((listing, index) => (
      <li key={listing.id} className={tileItemClass}>
        <TileLayout listing={listing} visitor={visitor} now={now} eager={index < eager} slots={slots} />
      </li>
    ))}
  </ul>
);
