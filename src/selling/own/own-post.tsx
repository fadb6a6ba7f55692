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
    next: 'It is being checked. As soon as it is verified, everyone sees it in its category and under Recents.',
  },
} as const;

/** One of the seller's own posts with its state and what happens next. */
export function OwnPost({ listing, now, onPostAgain }: OwnPostProps) {
  const { text, icon, tone, next } = states[listing.verified ? 'live' : 'waiting'];
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3 sm:flex-row">
      <ListingPhoto
        url={listing.photo}
        seed={listing.id}
        className="aspect-video w-full shrink-0 rounded-control sm:aspect-square sm:w-32"
      />
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="line-clamp-2 text-left text-lg [overflow-wrap:anywhere]">
          {listing.name}
        </h2>
        <p className="truncate text-sm text-muted">
          {[
            listing.company,
            listing.price === null ? '' : formatMoney(listing.price),
            listing.postedAt === null ? '' : `posted ${formatRelativeTime(listing.postedAt, now)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={classNames('mt-2 flex items-center gap-1 text-sm font-semibold', tone)}>
          <Icon of={icon} className="size-4" /> {text}
        </p>
        <p className="text-sm text-muted">
          {!listing.verified &&
            listing.postedAt !== null &&
            `Since ${dateAndTime.format(listing.postedAt)}. `}
          {next}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <ListingLink listing={listing} className={buttonClass('quiet')}>
            See it <span className="sr-only">{listing.name}</span>
          </ListingLink>
          <Button onClick={() => onPostAgain(listing)}>
            Post again from this <span className="sr-only">{listing.name}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
