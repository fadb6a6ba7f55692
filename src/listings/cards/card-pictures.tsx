import { classNames } from '@/lib/class-names';
import type { Listing, ListingImage } from '@/listings/catalogue/listing';
import { ListingPhoto } from '@/listings/results/listing-photo';

interface CardPicturesProps {
  listing: Listing;
  pictures: readonly ListingImage[];
  open: boolean;
  onZoom: (index: number) => void;
}

/** The pictures of a card; each opens full screen. */
export function CardPictures({ listing, pictures, open, onZoom }: CardPicturesProps) {
  if (pictures.length === 0) {
    return <ListingPhoto url={null} alt="No picture" seed={listing.id} className="aspect-2/1" />;
  }
  const alone = pictures.length === 1;
  // An open card has many pictures; smaller, they leave its text on the screen.
  const columns = open ? 'grid-cols-3 sm:grid-cols-4 lg:grid-cols-6' : 'grid-cols-2 lg:grid-cols-4';
  return (
    <ul className={classNames('grid gap-0.5', alone ? 'grid-cols-1' : columns)}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <button
            type="button"
            aria-label={`Zoom picture ${index + 1} of ${listing.name}`}
            onClick={() => onZoom(index)}
            className="block w-full ringed cursor-zoom-in"
          >
            <ListingPhoto
              url={picture.url}
              seed={picture.id}
              className={alone ? 'aspect-2/1' : 'aspect-square'}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
