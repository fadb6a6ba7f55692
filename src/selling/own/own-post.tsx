import { BadgeCheck, Clock } from 'lucide';
import { useNavigate } from 'react-router-dom';
import { useSingleMutation } from '@/api/use-single-mutation';
import { ListingLink } from '@/browse/listing-link';
import { ListingPhoto } from '@/browse/listing-photo';
import { formatDate, formatMoney, formatPostedTime } from '@/language/format';
import { shownLanguage } from '@/language/messages';
import { RichText } from '@/language/rich-text';
import { message, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { formPath } from '@/platform/paths';
import { announce } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useIsMounted } from '@/ui/use-is-mounted';
import { useNow } from '@/ui/use-now';
import { copyListing } from './copy-listing';
import { PostSharing, ShareButton, smallButtonClass } from './post-sharing';

/** Formats a time like '09:05' in the device's time zone, or as the language's own clock shows it. */
function clockTime(moment: number): string {
  const date = new Date(moment);
  const { clock } = shownLanguage.read();
  if (clock) return clock.formatTime(date);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

const stateLooks = {
  live: { text: message('Live'), icon: BadgeCheck, tone: 'text-ok' },
  waiting: { text: message('Waiting for verification'), icon: Clock, tone: 'text-accent' },
} as const;

/** The age of a live post, or since when another post waits. */
const postedText = (postedAt: number, isLive: boolean, now: number): string =>
  isLive
    ? t('posted {time}', { time: formatPostedTime(postedAt, now) })
    : t('Since {date}, {time}.', { date: formatDate(postedAt), time: clockTime(postedAt) });

function RepostButton({ listing }: { listing: Listing }) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { run: postAgain } = useSingleMutation({
    mutationFn: async () => {
      announce({ text: t('Copying your post…'), tone: 'ok' });
      const { postId, hasLostPhotos } = await copyListing(listing);
      const to = formPath(postId);
      const loss = hasLostPhotos ? t("Some photos couldn't be copied. Please add them again.") : undefined;
      // Copying a dozen photos takes time on a slow connection, and the seller may have left the page.
      if (isMounted.current) {
        if (loss) announce({ text: loss, tone: 'error', outlivesPage: true });
        await navigate(to);
      } else
        announce({
          text: t('Your post is copied.'),
          advice: loss,
          tone: 'ok',
          link: { label: t('Open the draft'), to },
        });
    },
  });
  return (
    <Button className={smallButtonClass} onClick={() => postAgain()}>
      <RichText of="Repost {name}" values={{ name: <span className="sr-only">{listing.name}</span> }} />
    </Button>
  );
}

interface OwnPostProps {
  listing: Listing;
  /** Whether the post has gone live since the seller's last visit. It then shows all ways of sharing it. */
  isNews: boolean;
}

export function OwnPost({ listing, isNews }: OwnPostProps) {
  const now = useNow();
  const { name, price, postedAt, verified } = listing;
  const { text, icon, tone } = stateLooks[verified ? 'live' : 'waiting'];
  return (
    <article className="relative flex gap-3 rounded-card border border-line bg-surface p-2 hover:border-edge">
      <ListingPhoto
        url={listing.photo}
        seed={listing.id}
        sizes="5.5rem"
        className="size-22 shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <h3 dir="auto" className="text-left text-base [overflow-wrap:anywhere]">
          <ListingLink listing={listing} className="stretched line-clamp-2">
            {name}
          </ListingLink>
        </h3>
        <p className={classNames('flex items-center gap-1 text-sm font-semibold', tone)}>
          <Icon of={icon} className="size-4 shrink-0" /> {t(text)}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {price !== null && <span>{formatMoney(price)}</span>}
          {postedAt !== null && <span>{postedText(postedAt, verified, now)}</span>}
        </p>
        <div className="relative mt-1 flex w-fit flex-wrap gap-2">
          {verified && (isNews ? <PostSharing listing={listing} /> : <ShareButton listing={listing} />)}
          <RepostButton listing={listing} />
        </div>
      </div>
    </article>
  );
}
