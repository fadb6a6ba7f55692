import { PartyPopper } from 'lucide';
import type { ReactNode } from 'react';
import { plural, t } from '@/language/translate';
import { useSingleMutation } from '@/api/use-single-mutation';
import type { User } from '@/account/session';
import { type Listing, noListings } from '@/listings/listing';
import { isVerified } from '@/listings/selectors';
import { Link, useNavigate } from 'react-router-dom';
import { formPath, paths } from '@/platform/paths';
import { useOwnListings } from '@/listings/use-catalogue';
import { ListSkeleton } from '@/browse/list-frame';
import { classNames } from '@/platform/class-names';
import { QueryFailure } from '@/browse/query-failure';
import { announce } from '@/ui/announcement';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { EmptyNotice, Skeleton } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { useIsMounted } from '@/ui/use-is-mounted';
import { useNow } from '@/ui/use-now';
import { copyListing } from './copy-listing';
import { OwnPost } from './own-post';
import type { PostState } from './posts-summary';
import { useShownLiveIds } from './post-news';
import { WhatHappensNext } from './waiting-post';

interface PostGroupProps {
  title: string;
  /** Whether these posts have gone live since the seller's last visit. */
  isHighlighted?: boolean;
  children?: ReactNode;
  listings: readonly Listing[];
  /** Renders one of them. */
  render: (listing: Listing) => ReactNode;
}

/** The posts in one state, below their heading. Nothing if there are none. */
function PostGroup({ title, isHighlighted = false, children, listings, render }: PostGroupProps) {
  if (listings.length === 0) return null;
  return (
    <section
      aria-label={title}
      className={classNames('mb-6', isHighlighted && 'rounded-card border-2 border-ok p-3 sm:p-4')}
    >
      <h2 className={classNames('mb-2 text-lg', isHighlighted && 'flex items-center gap-2 text-ok')}>
        {isHighlighted && <Icon of={PartyPopper} className="size-5 shrink-0" />}
        {title}
      </h2>
      {children}
      <ul className="flex flex-col gap-3">
        {listings.map((listing) => (
          <li key={listing.id}>{render(listing)}</li>
        ))}
      </ul>
    </section>
  );
}

interface OwnPostsProps {
  user: User;
  /** The state of the posts to show; null for all. */
  shown: PostState | null;
}

/** A seller's posts by state, newest first. Posts that have just gone live come first, in their own group. */
export function OwnPosts({ user, shown }: OwnPostsProps) {
  // Fetched again: sellers open this page to see whether a post was verified.
  const query = useOwnListings(user, 'refetch');
  const navigate = useNavigate();
  const now = useNow();
  const isMounted = useIsMounted();
  const { run: postAgain } = useSingleMutation({
    mutationFn: async (listing: Listing) => {
      announce({ text: t('Copying your post…'), tone: 'ok' });
      const copied = await copyListing(listing).catch((error: unknown) => {
        announce({ text: t("Your post couldn't be copied. Please try again."), tone: 'error' });
        throw error;
      });
      const form = formPath(copied);
      // Downloading a dozen photos takes a while on a slow connection. The seller may have left the page.
      if (isMounted.current) await navigate(form);
      else
        announce({
          text: t('Your post is copied.'),
          tone: 'ok',
          link: { label: t('Open the draft'), to: form },
        });
    },
  });
  const seenLive = useShownLiveIds();
  const render = (listing: Listing) => <OwnPost listing={listing} now={now} onPostAgain={postAgain} />;
  return (
    <QueryStates
      query={query}
      failure={<QueryFailure query={query} />}
      empty={
        <EmptyNotice message={t("You haven't posted anything yet.")}>
          <Link to={paths.form} className={buttonClass('primary', 'mt-2')}>
            {t('Post an offer')}
          </Link>
        </EmptyNotice>
      }
      skeleton={
        <ListSkeleton count={4} className="flex flex-col gap-3">
          <Skeleton className="h-44 w-full sm:h-32" />
        </ListSkeleton>
      }
    >
      {(listings) => {
        const ofState = (state: PostState, some: readonly Listing[]) =>
          shown === null || shown === state ? some : noListings;
        const live = ofState('live', listings.filter(isVerified));
        const news = live.filter(({ id }) => seenLive.has(id));
        const others = live.filter(({ id }) => !seenLive.has(id));
        const waiting = ofState(
          'waiting',
          listings.filter((listing) => !isVerified(listing)),
        );
        return (
          <>
            <PostGroup title={t('Now live')} isHighlighted listings={news} render={render}>
              <p className="-mt-1 mb-2 text-sm text-muted">
                {t('Everyone can see it now. Share it with your buyers, for example in Telegram groups.')}
              </p>
            </PostGroup>
            <PostGroup
              title={plural(waiting.length, {
                one: 'Your offer is waiting.',
                other: '{count} of your offers are waiting.',
              })}
              listings={waiting}
              render={render}
            >
              <WhatHappensNext />
            </PostGroup>
            <PostGroup
              title={plural(others.length, {
                one: 'Your offer is live.',
                other: '{count} of your offers are live.',
              })}
              listings={others}
              render={render}
            />
          </>
        );
      }}
    </QueryStates>
  );
}
