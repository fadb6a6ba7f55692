import { Images } from 'lucide';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { t } from '@/language/translate';
import type { ListLook } from '@/listings/categories/category-spec';
import { conditionLabels } from '@/listings/condition';
import { listingPictures, type Listing } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import { classNames } from '@/platform/class-names';
import { readPhoneNumbers } from '@/platform/text/phone-numbers';
import { writtenText } from '@/platform/text/text-language';
import { Icon } from '@/ui/icon';
import { ListingPlace } from './listing-place';
import { ActionsPlace, type ListingSlots } from './listing-slots';
import { PriceLine } from './price-line';

const rowClasses = {
  horizontal: {
    row: 'min-h-32 p-1.75 lg:min-h-36',
    frame: 'self-start',
    photo: 'size-28 rounded-control lg:size-32',
    body: 'lg:gap-1',
    name: 'max-lg:min-h-10',
    actions: 'top-1.75 left-18.75 lg:left-22.75',
    nameText: 'line-clamp-2',
  },
  /** Vertical on tablets and desktops. */
  vertical: {
    row: 'min-h-32 p-1.75 sm:min-h-0 sm:flex-col sm:p-0',
    frame: 'max-sm:self-start',
    photo: 'size-28 max-sm:rounded-control sm:aspect-4/3 sm:h-auto sm:w-full',
    body: 'sm:px-3 sm:pt-2 sm:pb-2.5',
    name: 'max-sm:min-h-10',
    actions: 'top-1.75 left-18.75 sm:top-0 sm:right-0 sm:left-auto',
    nameText: 'line-clamp-2 sm:line-clamp-1',
  },
} as const;

/** The skeleton has the same classes, so that nothing moves when the row arrives. */
export const rowClassesOf = (look: ListLook) => rowClasses[look === 'grid3' ? 'vertical' : 'horizontal'];
export const rowClass =
  'relative flex h-full overflow-hidden rounded-card border border-line bg-surface hover:border-edge';
export const rowBodyClass = 'flex min-w-0 flex-1 flex-col gap-0.5 px-2.5 py-0.5 text-xs text-muted';

/** The condition or, without one, the number of photos. Both would cover too much of the photo. */
function PhotoBadge({ listing }: { listing: Listing }) {
  const count = listingPictures(listing).length;
  const { condition } = listing;
  if (count < 2 && !condition) return null;
  return (
    <span className="absolute bottom-1 left-1 flex items-center gap-1 rounded-control bg-surface px-0.5 text-[0.6875rem] leading-3.5 font-semibold text-ink">
      {condition ? (
        t(conditionLabels[condition])
      ) : (
        <>
          <Icon of={Images} className="size-3 shrink-0" />
          <RichText of="{count}<hidden> photos</hidden>" values={{ count, hidden: visuallyHidden }} />
        </>
      )}
    </span>
  );
}

/** The seller, and the phone number as a link that dials it. */
function SellerLine({
  listing: { company, profilePhoto, phone },
  Photo,
}: Pick<RowLayoutProps, 'listing'> & Pick<ListingSlots, 'Photo'>) {
  const [number] = readPhoneNumbers(phone ?? '');
  if (!company && !profilePhoto && !phone) return null;
  const numberText = (
    <bdi dir="ltr" className="line-clamp-3 min-w-0 text-sm leading-5 text-ink [overflow-wrap:anywhere]">
      {number?.text ?? phone}
    </bdi>
  );
  return (
    // A number that does not fit beside the name has its own line.
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 leading-5">
      <span className="flex max-w-full min-w-0 items-center gap-x-1.5">
        <Photo url={profilePhoto} seed={company} sizes="1.25rem" className="size-5 shrink-0 rounded-full" />
        {company && <bdi className="truncate">{company}</bdi>}
      </span>{' '}
      {number ? (
        // Lies above the link that covers the row. The touch target of 44 px extends into the space around the number.
        <a
          href={number.href}
          className="relative z-10 min-w-0 after:absolute after:-inset-x-2 after:-top-3.75 after:-bottom-2.25 hover:underline lg:after:hidden"
        >
          {numberText}
        </a>
      ) : (
        phone && numberText
      )}
    </span>
  );
}

export interface RowLayoutProps {
  listing: Listing;
  visitor: VisitorPlace;
  now: number;
  /** Rows leave out the city that all listings have. */
  city?: string | null | undefined;
  /** `rows` by default. */
  look?: ListLook;
  /** Set on the seller's own page. */
  hidesSeller?: boolean | undefined;
  /** `h3` below the heading of a section, `h2` directly below the heading of the page. */
  heading?: 'h2' | 'h3';
  /** Whether the photo loads before those of other rows. */
  eager?: boolean;
  slots: ListingSlots;
}

export function RowLayout(props: RowLayoutProps) {
  const {
    listing,
    visitor,
    now,
    city,
    look = 'rows',
    heading: Heading = 'h2',
    hidesSeller = false,
    eager = false,
    slots,
  } = props;
  const { Link, Photo, Actions, Badge } = slots;
  const classes = rowClassesOf(look);
  return (
    <article className={classNames(rowClass, classes.row)}>
      <span className={classNames('relative flex shrink-0', classes.frame)}>
        <Photo url={listing.photo} seed={listing.id} eager={eager} className={classes.photo} />
        <PhotoBadge listing={listing} />
        {Badge && <Badge listing={listing} />}
      </span>
      <div className={classNames(rowBodyClass, classes.body)}>
        <Heading
          // With these attributes, Arabic and Hebrew names are cut at their own end.
          {...writtenText(listing.name)}
          className={classNames(
            'shrink-0 text-left font-sans text-base leading-5 font-semibold tracking-normal text-ink',
            classes.name,
          )}
        >
          {/* Browsers do not scroll to a link that is itself cut. */}
          <Link listing={listing} className="stretched block">
            <span className={classes.nameText}>{listing.name}</span>
          </Link>
        </Heading>
        <PriceLine listing={listing} />
        <ListingPlace listing={listing} visitor={visitor} now={now} city={city} />
        {!hidesSeller && <SellerLine listing={listing} Photo={Photo} />}
      </div>
      {/* After the link in the document, so that the keyboard reaches the link first. */}
      <span className={classNames('absolute', classes.actions)}>
        <ActionsPlace listing={listing} Actions={Actions} />
      </span>
    </article>
  );
}
