import { useEffect, useMemo } from 'react';
import { t } from '@/language/translate';
import { useSingleMutation } from '@/api/use-single-mutation';
import type { User } from '@/account/session';
import type { Listing } from '@/listings/catalogue/listing';
import { catalogueQuery, useCatalogue } from '@/listings/catalogue/use-catalogue';
import { ownedBy, selectWhere } from '@/listings/catalogue/selectors';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { formPath } from '@/config/link-builders';
import { paths } from '@/config/paths';
import { ListSkeleton } from '@/listings/results/list-skeleton';
import { QueryFailure } from '@/listings/results/query-failure';
import { announce } from '@/ui/announcement';
import { buttonClass } from '@/ui/button';
import { EmptyNotice, Skeleton } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { useIsMounted } from '@/ui/use-is-mounted';
import { useNow } from '@/ui/use-now';
import { copyListing } from './copy-listing';
import { OwnPost } from './own-post';
import { WhatHappensNext } from './what-happens-next';

/** The listings under the user's address in any case, verified or not. */
function useOwnPosts({ email }: User) {
  return useCatalogue(
    useMemo(() => selectWhere(ownedBy(email)), [email]),
    { needsAll: true },
  );
}

/** A seller's own posts, the newest first. */
export function OwnPosts({ user }: { user: User }) {
  const query = useOwnPosts(user);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  // Sellers open this page to see whether their post was verified, so a cached catalogue is not enough.
  useEffect(() => void queryClient.invalidateQueries({ queryKey: catalogueQuery.queryKey }), [queryClient]);

  const isMounted = useIsMounted();
  const { run: postAgain } = useSingleMutation({
    mutationFn: async (listing: Listing) => {
      announce({ text: t('Copying your post…'), tone: 'ok' });
      const copied = await copyListing(listing).catch((error: unknown) => {
        announce({ text: t('Your post could not be copied. Please try again.'), tone: 'sale' });
        throw error;
      });
      const form = formPath(copied);
      // A slow line takes a while for a dozen photos.
      if (isMounted.current) await navigate(form);
      else
        announce({
          text: t('Your post is copied.'),
          tone: 'ok',
          link: { label: t('Open the draft'), to: form },
        });
    },
  });
  return (
    <QueryStates
      query={query}
      failure={<QueryFailure query={query} />}
      empty={
        <EmptyNotice message={t('You have not posted anything yet.')}>
          <Link to={paths.form} className={buttonClass('primary', 'mt-2')}>
            {t('Promote your product')}
          </Link>
        </EmptyNotice>
      }
      skeleton={
        <ListSkeleton count={4} className="flex flex-col gap-3">
          <Skeleton className="h-44 w-full sm:h-32" />
        </ListSkeleton>
      }
    >
      {(listings) => (
        <>
          {listings.some(({ verified }) => !verified) && <WhatHappensNext />}
          <ul className="flex flex-col gap-3">
            {listings.map((listing) => (
              <li key={listing.id}>
                <OwnPost listing={listing} now={now} onPostAgain={postAgain} />
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryStates>
  );
}
