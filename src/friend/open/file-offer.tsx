import { ArrowLeft } from 'lucide';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { ContactBar } from '@/listings/detail/contact-bar';
import { ContactPanel, NoContact } from '@/listings/detail/contact-panel';
import { contactWays } from '@/listings/detail/contact-ways';
import { ListingFacts } from '@/listings/detail/listing-facts';
import { SafetyTips } from '@/listings/detail/safety-tips';
import { Description } from '@/listings/results/description';
import { ListingPhoto } from '@/listings/results/listing-photo';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useIsDesktop } from '@/ui/use-media-query';

interface FileOfferProps {
  listing: Listing;
  /** How old the file is, and that nobody has checked it. */
  age: string;
  /** Milliseconds. */
  now: number;
}

/** What a file says of one offer, and how to reach its seller. */
export function FileOffer({ listing, age, now }: FileOfferProps) {
  const ways = contactWays(listing);
  const isDesktop = useIsDesktop();
  return (
    <article className="flex max-w-prose flex-col gap-4">
      <p className="rounded-control bg-sunken px-4 py-2 text-sm font-semibold">{age}</p>
      <ListingPhoto
        url={listing.photo}
        alt={listing.name}
        seed={listing.id}
        eager
        className="size-40 rounded-card"
      />
      <ListingFacts listing={listing} now={now} />
      {ways.length === 0 && <NoContact />}
      {isDesktop && ways.length > 0 && <ContactPanel phone={listing.phone} ways={ways} />}
      {listing.description && <Description text={listing.description} />}
      {listing.company && (
        <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {listing.company}
        </p>
      )}
      <SafetyTips listing={listing} />
      <Link to={paths.fromAFriend} className={buttonClass('quiet', 'self-start')}>
        <Icon of={ArrowLeft} className="size-4" />
        {t('All offers of the file')}
      </Link>
      {!isDesktop && ways.length > 0 && <ContactBar ways={ways} />}
    </article>
  );
}
