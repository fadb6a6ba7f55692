import { MessageCircle } from 'lucide';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ListingPhoto } from '@/browse/listing-photo';
import { plural, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { commentsPath } from '@/platform/paths';
import { useComments } from '@/requests/entries/entries-query';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useHistoryText } from '@/ui/use-history-text';

function CommentedPictures({ listing }: { listing: Listing }) {
  const { data } = useComments(listing.id);
  return (
    <ul className="mt-3 grid max-w-md grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-x-2">
      {listing.images.map(({ id, url }, index) => {
        const count = data?.filter((comment) => comment.imageId === id).length;
        const number = index + 1;
        return (
          <li key={id}>
            <Link
              to={commentsPath(listing.id, id)}
              state={{ productId: listing.id, imageId: id }}
              aria-label={
                count === undefined
                  ? t('Comments on photo {number}: …', { number })
                  : plural(
                      count,
                      {
                        one: 'Comments on photo {number}: {count} comment',
                        other: 'Comments on photo {number}: {count} comments',
                      },
                      { number },
                    )
              }
              className="block text-sm font-semibold"
            >
              <ListingPhoto url={url} seed={id} className="aspect-square rounded-control" />
              <span
                className={classNames(
                  'tap flex items-center justify-center gap-1',
                  count ? 'text-brand' : 'text-muted',
                )}
              >
                <Icon of={MessageCircle} className="size-4" />
                {count || null}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Each picture of a listing with its number of comments. Open at first if there are comments. */
export function ImageComments({ listing }: { listing: Listing }) {
  const [remembered, setRemembered] = useHistoryText('comments');
  const count = useComments(listing.id).data?.length ?? 0;
  const open = remembered === '' ? count > 0 : remembered === 'open';
  const id = useId();
  return (
    <div>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setRemembered(open ? 'closed' : 'open')}>
        <Icon of={MessageCircle} className="size-4" />
        {count > 0 ? plural(count, { one: '{count} comment', other: '{count} comments' }) : t('Comments')}
      </Button>
      <div id={id}>{open && <CommentedPictures listing={listing} />}</div>
    </div>
  );
}
