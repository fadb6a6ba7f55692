import { BadgeCheck, Clock } from 'lucide';
import { RichText } from '@/language/rich-text';
import { shownLanguage } from '@/language/messages';
import { message, t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { formatDate, formatMoney, formatPostedTime } from '@/language/format';
import type { Listing } from '@/listings/listing';
import { ListingLink } from '@/browse/listing-link';
import { ListingPhoto } from '@/browse/listing-photo';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PostSharing } from './post-sharing';

interface OwnPostProps {
  listing: Listing;
  /** In ms. */
  now: number;
  onPostAgain: (listing: Listing) => void;
}

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

/** One of the seller's posts with its state and what happens next. */
export function OwnPost({ listing, now, onPostAgain }: OwnPostProps) {
  const { text, icon, tone, next } = states[listing.verified ? 'live' : 'waiting'];
  const name = <span className="sr-only">{listing.name}</span>;
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
        <p className="line-clamp-2 text-xs text-muted sm:text-sm">
          {[
            listing.company,
            listing.price === null ? '' : formatMoney(listing.price),
            listing.postedAt === null
              ? ''
              : t('posted {time}', { time: formatPostedTime(listing.postedAt, now) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
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
          <RichText of="See it {name}" values={{ name }} />
        </ListingLink>
        <Button className="flex-1 sm:flex-none" onClick={() => onPostAgain(listing)}>
          <RichText of="Repost {name}" values={{ name }} />
        </Button>
      </div>
      {listing.verified && <PostSharing listing={listing} className="max-sm:col-span-2 sm:col-start-2" />}
    </article>
  );
}
