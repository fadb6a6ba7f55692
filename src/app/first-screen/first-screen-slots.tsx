import { detailPath } from '@/platform/first-paths';
import { pictureSource } from '@/platform/picture-service';
import type { ListingSlots, ListingPhotoProps } from '@/browse/listing-slots';
import { PhotoOrPlaceholder } from '@/browse/photo-or-placeholder';

/** Without the listing in its history state, which only the router keeps: the page finds it by its address. */
const StillLink: ListingSlots['Link'] = ({ listing, className, children }) => (
  <a href={detailPath(listing.id)} className={className}>
    {children}
  </a>
);

/** The photo itself. */
export const StillPhoto = ({ url, ...props }: ListingPhotoProps) => (
  <PhotoOrPlaceholder {...props} source={url === null ? null : pictureSource(url, 0)} />
);

/** Only its colour: photos beside the app's script would slow it down. */
export const ComingPhoto = ({ url, ...props }: ListingPhotoProps) => (
  <PhotoOrPlaceholder {...props} {...(url === null && { source: null })} />
);

const FirstPhotos = (props: ListingPhotoProps) =>
  props.eager ? <StillPhoto {...props} /> : <ComingPhoto {...props} />;

const photos = { none: ComingPhoto, first: FirstPhotos, all: StillPhoto };
/**
 * Which photos show before the app runs: on a first visit none until its script has come, then the first; what
 * the device has, all.
 */
export type ShownPhotos = keyof typeof photos;

/** The slots of a card or row before the app runs. */
export const firstScreenSlots = (shown: ShownPhotos): ListingSlots => ({
  Link: StillLink,
  Photo: photos[shown],
  Actions: () => null,
});
