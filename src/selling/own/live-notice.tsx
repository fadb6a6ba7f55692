import { BadgeCheck } from 'lucide';
import { Link } from 'react-router-dom';
import { useSession, type User } from '@/account/session';
import { ListingLink } from '@/browse/listing-link';
import { plural, t } from '@/language/translate';
import { useOwnListings } from '@/listings/use-catalogue';
import { paths } from '@/platform/paths';
import { Icon } from '@/ui/icon';
import { useNewlyLiveAndMarkSeen } from './post-news';
import { PostSharing } from './post-sharing';

function LivePostsNotice({ user, ids }: { user: User; ids: ReadonlySet<string> }) {
  const { data = [] } = useOwnListings(user, 'never-retry');
  const live = data.filter(({ id, verified }) => verified && ids.has(id));
  if (live.length === 0) return null;
  return (
    <section aria-labelledby="live-notice" className="mb-4 rounded-card border border-line bg-surface p-4">
      <h2 id="live-notice" className="flex items-center gap-2 text-lg">
        <Icon of={BadgeCheck} className="size-5 shrink-0 text-ok" />
        {plural(live.length, { one: 'Your offer is live.', other: '{count} of your offers are live.' })}
      </h2>
      <p className="text-sm text-muted">
        {t('Everyone can see it now. Share it with your buyers, for example in Telegram groups.')}
      </p>
      <ul>
        {live.map((listing) => (
          <li key={listing.id} className="mt-3">
            <ListingLink
              listing={listing}
              className="mb-1 line-clamp-1 font-semibold underline [overflow-wrap:anywhere]"
            >
              <bdi>{listing.name}</bdi>
            </ListingLink>
            <PostSharing listing={listing} />
          </li>
        ))}
      </ul>
      <Link
        to={paths.myPosts}
        className="tap -mb-2 inline-flex items-center font-semibold text-brand underline"
      >
        {t('My posts')}
      </Link>
    </section>
  );
}

/** Tells a seller which posts have gone live since the last visit, with buttons to share them. */
export function LiveNotice() {
  const session = useSession();
  const ids = useNewlyLiveAndMarkSeen();
  if (session.status !== 'signed-in' || ids.size === 0) return null;
  return <LivePostsNotice user={session.user} ids={ids} />;
}
