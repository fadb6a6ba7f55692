import { DetailSkeleton, ListingDetail } from '@/listings/detail/listing-detail';
import { useListing } from '@/listings/detail/use-listing';
import { QueryFailure } from '@/listings/results/query-failure';
import { ImageComments } from '@/requests/comments/image-comments';
import { lazyPart } from '@/ui/lazy-part';
import { EmptyNotice } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { useNow } from '@/ui/use-now';

const WaitingNotice = lazyPart(async () => (await import('@/selling/own/waiting-notice')).WaitingNotice);

/** One listing (docs/product.md, Detail). */
export default function DetailPage() {
  const now = useNow();
  const { listing, isWaiting, isReading, query } = useListing();
  if (listing)
    return (
      <>
        {isWaiting && <WaitingNotice />}
        <ListingDetail
          key={listing.id}
          listing={listing}
          now={now}
          // Only pictures of verified listings can be commented on.
          comments={!isWaiting && <ImageComments listing={listing} />}
        />
      </>
    );
  if (isReading) return <DetailSkeleton failure={query.failureReason} />;
  return (
    <>
      <PageHeading>Offer</PageHeading>
      {query.error ? (
        <QueryFailure query={query} />
      ) : (
        <EmptyNotice message="Product not found">
          It may have been taken down, or still waits for verification. Search for something like it above.
        </EmptyNotice>
      )}
    </>
  );
}
