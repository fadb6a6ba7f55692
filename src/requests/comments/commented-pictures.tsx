import { Link } from 'react-router-dom';
import { commentsPath } from '@/config/link-builders';
import { formatCount } from '@/lib/format';
import type { Listing } from '@/listings/catalogue/listing';
import { ListingPhoto } from '@/listings/results/listing-photo';
import { useComments } from './use-comments';

/** The pictures of a listing with the way to their comments. */
export function CommentedPictures({ listing }: { listing: Listing }) {
  const { data } = useComments(listing.id);
  return (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
      {listing.images.map(({ id, url }, index) => {
        const count = data?.filter((comment) => comment.imageId === id).length;
        const words = count === undefined ? '…' : formatCount(count, 'comment');
        return (
          <li key={id}>
            <Link
              to={commentsPath(listing.id, id)}
              state={{ productId: listing.id, imageId: id }}
              aria-label={`Comments on picture ${index + 1}: ${words}`}
              className="block text-center text-sm text-brand"
            >
              <ListingPhoto url={url} seed={id} className="aspect-square rounded-control" />
              <span className="tap flex items-center justify-center underline">{words}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
