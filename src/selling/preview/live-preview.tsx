import { useDeferredValue, useMemo } from 'react';
import { useUser } from '@/account/session';
import { appSlots } from '@/browse/app-slots';
import type { ListingPhotoProps, ListingSlots } from '@/browse/layouts/listing-slots';
import { TileLayout } from '@/browse/layouts/tile-layout';
import { t } from '@/language/translate';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { classNames } from '@/platform/class-names';
import type { PostSaver } from '@/selling/drafts/post-saver';
import { useFileSource } from '@/ui/use-file-source';
import { useNow } from '@/ui/use-now';
import { useStore } from '@/ui/use-store';
import { listingWithoutFiles } from './preview-listing';

/** The slots of a tile with a photo that only this device has. */
const slotsWithPhoto = (file: File): ListingSlots => ({
  ...appSlots,
  Photo: function FilePhoto({ className }: ListingPhotoProps) {
    return (
      <img ref={useFileSource(file)} alt="" decoding="async" className={classNames('photo', className)} />
    );
  },
});

/** A post as buyers will see it on the home page. It is updated while the seller types. */
export function LivePreview({ saver }: { saver: Pick<PostSaver, 'currentPost' | 'subscribe'> }) {
  const post = useStore({ read: saver.currentPost, subscribe: saver.subscribe });
  const user = useUser();
  const visitor = useVisitorPlace();
  const now = useNow();
  const file = post.media.main?.file;
  const slots = useMemo(() => (file ? slotsWithPhoto(file) : appSlots), [file]);
  // Deferred, so that typing does not wait for the tile.
  const listing = listingWithoutFiles(useDeferredValue(post), user, now);
  if (!listing) return null;
  return (
    // Inert, because its buttons would save a listing that does not exist. For screen readers, *Preview* shows the
    // same.
    <figure inert className="grid grid-cols-1 content-start">
      <figcaption className="pb-2 text-sm text-muted">{t('As buyers will see it')}</figcaption>
      <TileLayout listing={listing} visitor={visitor} now={now} slots={slots} />
    </figure>
  );
}
