import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ListingLink } from '@/browse/listing-link';
import { ListingPhoto } from '@/browse/listing-photo';
import { QueryFailure } from '@/browse/query-failure';
import { t } from '@/language/translate';
import { findVerified } from '@/listings/selectors';
import { useCompleteCatalogue } from '@/listings/use-catalogue';
import { isRecord, parseScalar } from '@/platform/parse-values';
import { CommentForm, CommentList } from '@/requests/comments/comments';
import { EmptyNotice, Loading } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { WaitNotice } from '@/ui/wait-notice';

/** The picture whose comments are shown, from navigation state or from `?product=7&image=2`. */
function useCommentedImage() {
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const named = isRecord(state) ? state : {};
  const productId = parseScalar(named['productId']) || (search.get('product') ?? '');
  const imageId = parseScalar(named['imageId']) || (search.get('image') ?? '');
  const query = useCompleteCatalogue(useMemo(() => findVerified(productId), [productId]));
  const listing = query.data ?? null;
  const image = listing?.images.find(({ id }) => id === imageId) ?? null;
  return { productId, imageId, listing, image, query };
}

export default function CommentsPage() {
  const { productId, imageId, listing, image, query } = useCommentedImage();
  return (
    <>
      <PageHeading>{t('Comments')}</PageHeading>
      {!query.isComplete && !query.error && (
        <>
          <WaitNotice failure={query.failureReason} />
          <Loading label={t('Loading the photo')} className="aspect-3/2 w-full" />
        </>
      )}
      {!query.isComplete && <QueryFailure query={query} />}
      {query.data !== undefined && !(listing && image) && (
        <EmptyNotice message={t('Product not found')}>
          {t('The photo may have been removed. Open an offer to see the comments under its photos.')}
        </EmptyNotice>
      )}
      {listing && image && (
        <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-12">
          <div className="flex flex-col gap-4">
            <ListingPhoto
              url={image.url}
              alt={t('Photo of {name}', { name: listing.name })}
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
          </div>
          <div className="flex flex-col gap-4">
            <CommentList productId={productId} imageId={imageId} />
            <CommentForm key={image.id} productId={productId} imageId={imageId} />
          </div>
        </div>
      )}
    </>
  );
}
