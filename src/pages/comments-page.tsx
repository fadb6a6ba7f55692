import { t } from '@/language/translate';
import { ListingLink } from '@/browse/listing-link';
import { ListingPhoto } from '@/browse/listing-photo';
import { QueryFailure } from '@/browse/query-failure';
import { CommentForm } from '@/requests/comments/comment-form';
import { CommentList } from '@/requests/comments/comment-list';
import { useCommentedImage } from '@/requests/comments/use-commented-image';
import { EmptyNotice, Loading } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { WaitNotice } from '@/ui/wait-notice';

export default function CommentsPage() {
  const { productId, imageId, listing, image, query } = useCommentedImage();
  return (
    <div className="max-w-2xl">
      <PageHeading>{t('Comments')}</PageHeading>
      {query.isReading && (
        <>
          <WaitNotice failure={query.failureReason} />
          <Loading label={t('Loading the picture')} className="aspect-3/2 w-full" />
        </>
      )}
      {!query.isWhole && <QueryFailure query={query} />}
      {query.data !== undefined && !(listing && image) && (
        <EmptyNotice message={t('Product not found')}>
          {t('Its picture may have been taken down. Open an offer, and its comments are under its pictures.')}
        </EmptyNotice>
      )}
      {listing && image && (
        <div className="flex flex-col gap-4">
          <ListingPhoto
            url={image.url}
            alt={t('Picture of {name}', { name: listing.name })}
            seed={image.id}
            eager
            className="aspect-3/2 w-full rounded-card"
          />
          <p>
            <ListingLink
              listing={listing}
              className="tap inline-flex items-center font-semibold text-brand underline [overflow-wrap:anywhere]"
            >
              {listing.name}
            </ListingLink>
          </p>
          <CommentForm key={image.id} productId={productId} imageId={imageId} />
          <CommentList productId={productId} imageId={imageId} />
        </div>
      )}
    </div>
  );
}
