import { PartyPopper } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@/account/session';
import { ListSkeleton } from '@/browse/layouts/list-looks';
import { QueryFailure } from '@/browse/query-failure';
import { plural, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { isVerified } from '@/listings/selectors';
import { useOwnListings } from '@/listings/use-catalogue';
import { classNames } from '@/platform/class-names';
import { paths } from '@/platform/paths';
import { buttonClass } from '@/ui/button';
import { ToggleChip } from '@/ui/chips';
import { Icon } from '@/ui/icon';
import { EmptyNotice, Skeleton } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { useHistoryText } from '@/ui/use-history-text';
import { OwnPost } from './own-post';
import { useNewlyLiveAndMarkSeen } from './post-news';
import { WhatHappensNext } from './waiting-post';

interface PostGroupProps {
  title: string;
  /** Whether these posts have gone live since the seller's last visit. */
  isHighlighted?: boolean;
  children?: ReactNode;
  listings: readonly Listing[];
}

function PostGroup({ title, isHighlighted = false, children, listings }: PostGroupProps) {
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
          <li key={listing.id}>
            <OwnPost listing={listing} isNews={isHighlighted} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The posts of a seller by state. A tap on a state shows only its posts. Waiting posts come before live posts, because
 * a waiting post may have just been sent.
 */
function PostGroups({ listings }: { listings: readonly Listing[] }) {
  const newlyLive = useNewlyLiveAndMarkSeen();
  const [shown, setShown] = useHistoryText('posts');
  const all = {
    live: listings.filter(isVerified),
    waiting: listings.filter(({ verified }) => !verified),
  };
  const live = shown === 'waiting' ? [] : all.live;
  const seenLive = live.filter(({ id }) => !newlyLive.has(id));
  const waiting = shown === 'live' ? [] : all.waiting;
  const stateChip = (state: keyof typeof all, label: string) => (
    <ToggleChip isSet={shown === state} onPress={() => setShown(shown === state ? '' : state)}>
      <span className="font-bold tabular-nums">{all[state].length}</span> {label}
    </ToggleChip>
  );
  return (
    <>
      <div className="mb-4 flex gap-2">
        {stateChip('live', t('Live'))}
        {stateChip('waiting', t('Waiting'))}
      </div>
      <PostGroup title={t('Now live')} isHighlighted listings={live.filter(({ id }) => newlyLive.has(id))}>
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
      >
        <WhatHappensNext />
      </PostGroup>
      <PostGroup
        title={plural(seenLive.length, {
          one: 'Your offer is live.',
          other: '{count} of your offers are live.',
        })}
        listings={seenLive}
      />
    </>
  );
}

export function OwnPosts({ user }: { user: User }) {
  // Sellers open this page to see whether a post was verified.
  const query = useOwnListings(user, 'always-fetch');
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
          <Skeleton className="h-40 w-full sm:h-34" />
        </ListSkeleton>
      }
    >
      {(listings) => <PostGroups listings={listings} />}
    </QueryStates>
  );
}
