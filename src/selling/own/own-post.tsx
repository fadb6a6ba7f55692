import { BadgeCheck, Clock } from 'lucide';
import { classNames } from '@/lib/class-names';
import { formatMoney, formatRelativeTime } from '@/lib/format';
import type { Listing } from '@/listings/catalogue/listing';
import { ListingLink } from '@/listings/results/listing-link';
import { ListingPhoto } from '@/listings/results/listing-photo';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface OwnPostProps {
  listing: Listing;
  /** Milliseconds. */
  now: number;
  onPostAgain: (listing: Listing) => void;
}

const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const states = {
  live: { text: 'Live', icon: BadgeCheck, tone: 'text-ok', next: 'Everyone can see it.' },
  waiting: {
    text: 'Waiting for verification',
    icon: Clock,
    tone: 'text-accent',
    next: 'It is being checked.',
  },
} as const;

/** One of the seller's own posts with its state and what happens next. */
export function OwnPost({ listing, now, onPostAgain }: OwnPostProps) {
  const { text, icon, tone, next } = states[listing.verified ? 'live' : 'waiting'];
  return (
    <article className="grid grid-cols-[auto_1fr] gap-2 rounded-card border border-line bg-surface p-2 sm:gap-x-3">
      <ListingPhoto
        url={listing.photo}
        seed={listing.id}
        sizes="6.5rem"
        className="size-26 rounded-control sm:row-span-2"
      />
      <div className="min-w-0">
        <h2 dir="auto" className="line-clamp-2 text-left text-base [overflow-wrap:anywhere]">
          {listing.name}
        </h2>
        <p className="line-clamp-2 text-xs text-muted sm:text-sm">
          {[
            listing.company,
            listing.price === null ? '' : formatMoney(listing.price),
            listing.postedAt === null ? '' : `posted ${formatRelativeTime(listing.postedAt, now)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={classNames('flex items-center gap-1 text-xs font-semibold sm:text-sm', tone)}>
          <Icon of={icon} className="size-4 shrink-0" /> {text}
        </p>
        <p className="text-xs text-muted">
          {!listing.verified &&
            listing.postedAt !== null &&
            `Since ${dateAndTime.format(listing.postedAt)}. `}
          {next}
        </p>
      </div>
      <div className="flex gap-2 *:px-3 *:text-sm max-sm:col-span-2">
        <ListingLink listing={listing} className={buttonClass('quiet', 'shrink-0')}>
          See it <span className="sr-only">{listing.name}</span>
        </ListingLink>
        <Button className="flex-1 sm:flex-none" onClick={() => onPostAgain(listing)}>
          Post again from this <span className="sr-only">{listing.name}</span>
        </Button>
      </div>
    </article>
  );
}
