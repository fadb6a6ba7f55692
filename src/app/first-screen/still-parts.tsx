import { detailPath } from '@/config/paths';
import { pictureSource } from '@/config/picture-service';
import type { ListingParts, ListingPhotoProps } from '@/listings/results/listing-parts';
import { PhotoOrPlaceholder } from '@/listings/results/photo-or-placeholder';

/** Without the listing in its history state, which only the router keeps: the page finds it by its address. */
const StillLink: ListingParts['Link'] = ({ listing, className, children }) => (
  <a href={detailPath(listing.id)} className={className}>
    {children}
  </a>
);

/** The photo itself. */
export const StillPhoto = ({ url, ...props }: ListingPhotoProps) => (
  <PhotoOrPlaceholder {...props} source={url === null ? null : pictureSource(url, 0)} />
);

/** Only its colour: photos would slow down the app's script, and the app loads them itself. */
const ComingPhoto = ({ url, ...props }: ListingPhotoProps) => (
  <PhotoOrPlaceholder {...props} {...(url === null && { source: null })} />
);

/** The parts of a card or row before the app runs; `hasPhotos` where they are on the device. */
export const stillParts = (hasPhotos: boolean): ListingParts => ({
  Link: StillLink,
  Photo: hasPhotos ? StillPhoto : ComingPhoto,
  Actions: () => null,
});
