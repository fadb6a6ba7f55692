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
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useIsMounted } from '@/ui/use-is-mounted';
import { useNow } from '@/ui/use-now';
import { copyListing } from './copy-listing';
import { PostSharing } from './post-sharing';

/** Formats a time like '09:05' in the device's time zone, or as the language's own clock shows it. */
function clockTime(moment: number): string {
  const date = new Date(moment);
  const { clock } = shownLanguage.read();
  if (clock) return clock.formatTime(date);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

const states = {
  live: { text: message('Live'), icon: BadgeCheck, tone: 'text-ok', next: message('Everyone can see it.') },
  waiting: {
    text: message('Waiting for verification'),
    icon: Clock,
    tone: 'text-accent',
    next: message("It's being checked."),
  },
} as const;

/** The company, the price and the time of a post, joined by dots. */
const summaryText = ({ company, price, postedAt }: Listing, now: number): string =>
  [
    company,
    price === null ? '' : formatMoney(price),
    postedAt === null ? '' : t('posted {time}', { time: formatPostedTime(postedAt, now) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** Names the post in a button for screen readers. */
const hiddenName = ({ name }: Listing) => <span className="sr-only">{name}</span>;

/** Copies a post into a new draft. */
function RepostButton({ listing }: { listing: Listing }) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { run: postAgain } = useSingleMutation({
    mutationFn: async () => {
      announce({ text: t('Copying your post…'), tone: 'ok' });
      const to = formPath(await copyListing(listing));
      // Downloading a dozen photos takes a while on a slow connection. The seller may have left the page.
      if (isMounted.current) await navigate(to);
      else
        announce({ text: t('Your post is copied.'), tone: 'ok', link: { label: t('Open the draft'), to } });
    },
  });
  return (
    <Button className="flex-1 sm:flex-none" onClick={() => postAgain()}>
      <RichText of="Repost {name}" values={{ name: hiddenName(listing) }} />
    </Button>
  );
}

/** One of the seller's posts with its state and what happens next. */
export function OwnPost({ listing }: { listing: Listing }) {
  const now = useNow();
  const { text, icon, tone, next } = states[listing.verified ? 'live' : 'waiting'];
  return (
    <article className="grid grid-cols-[auto_1fr] gap-2 rounded-card border border-line bg-surface p-2 sm:gap-x-3">
      <ListingPhoto
        url={listing.photo}
        seed={listing.id}
        sizes="6.5rem"
        className={classNames(
          'size-26 rounded-control',
          listing.verified ? 'sm:row-span-3' : 'sm:row-span-2',
        )}
      />
      <div className="min-w-0">
        <h3 dir="auto" className="line-clamp-2 text-left text-base [overflow-wrap:anywhere]">
          {listing.name}
        </h3>
        <p className="line-clamp-2 text-xs text-muted sm:text-sm">{summaryText(listing, now)}</p>
        <p className={classNames('flex items-center gap-1 text-xs font-semibold sm:text-sm', tone)}>
          <Icon of={icon} className="size-4 shrink-0" /> {t(text)}
        </p>
        <p className="text-xs text-muted">
          {!listing.verified && listing.postedAt !== null && (
            <>
              {t('Since {date}, {time}.', {
                date: formatDate(listing.postedAt),
                time: clockTime(listing.postedAt),
              })}{' '}
            </>
          )}
          {t(next)}
        </p>
      </div>
      <div className="flex gap-2 *:px-3 *:text-sm max-sm:col-span-2">
        <ListingLink listing={listing} className={buttonClass('quiet', 'shrink-0')}>
          <RichText of="See it {name}" values={{ name: hiddenName(listing) }} />
        </ListingLink>
        <RepostButton listing={listing} />
      </div>
      {listing.verified && <PostSharing listing={listing} className="max-sm:col-span-2 sm:col-start-2" />}
    </article>
  );
}
