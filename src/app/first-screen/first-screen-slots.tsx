import type { ListingPhotoProps, ListingSlots } from '@/browse/layouts/listing-slots';
import { PhotoOrPlaceholder } from '@/browse/layouts/photo-or-placeholder';
import { detailPath } from '@/platform/paths';
import { pictureSource } from '@/platform/picture-service';

/** A link without navigation state: the page finds the listing by the id in the address. */
const StaticLink: ListingSlots['Link'] = ({ listing, className, children }) => (
  <a href={detailPath(listing.id)} className={className}>
    {children}
  </a>
);

export const StaticPhoto = ({ url, ...props }: ListingPhotoProps) => (
  <PhotoOrPlaceholder {...props} source={url === null ? null : pictureSource(url, 0)} />
);

/** Shows only a colour, because a photo would delay the app's script. */
export const PhotoPlaceholder = ({ url, ...props }: ListingPhotoProps) => (
  <PhotoOrPlaceholder {...props} {...(url === null && { source: null })} />
);

const FirstPhotos = (props: ListingPhotoProps) =>
  props.eager ? <StaticPhoto {...props} /> : <PhotoPlaceholder {...props} />;

const photos = { none: PhotoPlaceholder, first: FirstPhotos, all: StaticPhoto };
/**
 * Which photos show before the app runs: on a first visit none, and the first ones once the app's script has loaded; on
 * later visits all.
 */
export type ShownPhotos = keyof typeof photos;

/** The slots of a card or row before the app runs. */
export const firstScreenSlots = (shown: ShownPhotos): ListingSlots => ({
  Link: StaticLink,
  Photo: photos[shown],
  Actions: () => null,
});
