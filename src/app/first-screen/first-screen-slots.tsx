import { detailPath } from '@/platform/first-paths';
import { pictureSource } from '@/platform/picture-service';
import type { ListingSlots, ListingPhotoProps } from '@/browse/listing-slots';
import { PhotoOrPlaceholder } from '@/browse/photo-or-placeholder';

/** Without navigation state, which only the router stores: the page finds the listing by its address. */
const StillLink: ListingSlots['Link'] = ({ listing, className, children }) => (
  <a href={detailPath(listing.id)} className={className}>
    {children}
  </a>
);

/** The photo itself. */
export const StillPhoto = ({ url, ...props }: ListingPhotoProps) => (
  <PhotoOrPlaceholder {...props} source={url === null ? null : pictureSource(url, 0)} />
);

/** Only the photo's colour: loading photos would delay the app's script. */
export const ComingPhoto = ({ url, ...props }: ListingPhotoProps) => (
  <PhotoOrPlaceholder {...props} {...(url === null && { source: null })} />
);

const FirstPhotos = (props: ListingPhotoProps) =>
  props.eager ? <StillPhoto {...props} /> : <ComingPhoto {...props} />;

const photos = { none: ComingPhoto, first: FirstPhotos, all: StillPhoto };
/**
 * Which photos show before the app runs: none on a first visit until the app's script has loaded, then the
 * first; all cached ones on later visits.
 */
export type ShownPhotos = keyof typeof photos;

/** The slots of a card or row before the app runs. */
export const firstScreenSlots = (shown: ShownPhotos): ListingSlots => ({
  Link: StillLink,
  Photo: photos[shown],
  Actions: () => null,
});
