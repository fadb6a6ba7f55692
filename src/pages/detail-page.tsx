import { QueryFailure } from '@/browse/query-failure';
import { savedListings } from '@/browse/saving/saved';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { DetailSkeleton, ListingDetail } from '@/offer/listing-detail';
import { useListing } from '@/offer/use-listing';
import { lazyPart } from '@/ui/lazy-part';
import { EmptyNotice } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { useStore } from '@/ui/use-store';

const WaitingNotice = lazyPart(async () => (await import('@/selling/own/waiting-post')).WaitingNotice);

const ImageComments = lazyPart(
  async () => (await import('@/requests/comments/image-comments')).ImageComments,
  // Shows no failure, because the safety tips from the same chunk show one.
  { fallback: <div className="h-11" /> },
);

const GoneListing = lazyPart(async () => (await import('./gone-listing')).GoneListing);

/** Says that the listing does not exist. If this device saved it, names it. */
function NotFound({ id }: { id: string | null }) {
  const name = useStore(savedListings).find((one) => one.id === id)?.name ?? null;
  return (
    <>
      <EmptyNotice message={t('Product not found')}>
        {name === null ? (
          t("It may have been removed, or it's still waiting for verification.")
        ) : (
          <RichText
            of="You saved it as {name}. It was sold or removed, or is waiting to be verified again."
            values={{ name: <bdi className="font-semibold">{name}</bdi> }}
          />
        )}
      </EmptyNotice>
      <GoneListing name={name} />
    </>
  );
}

export default function DetailPage() {
  const { id, listing, isOwn, isWaiting, isLoading, query } = useListing();
  if (listing)
    return (
      <>
        {isWaiting && <WaitingNotice />}
        <ListingDetail
          key={listing.id}
          listing={listing}
          isOwn={isOwn}
          // Only pictures of verified listings take comments.
          comments={!isWaiting && listing.images.length > 0 && <ImageComments listing={listing} />}
        />
      </>
    );
  if (isLoading) return <DetailSkeleton failure={query.failureReason} />;
  return (
    <>
      <PageHeading>{t('Offer')}</PageHeading>
      {query.error ? <QueryFailure query={query} /> : <NotFound id={id} />}
    </>
  );
}
