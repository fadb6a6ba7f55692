import { Phone } from 'lucide';
import { message, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { firstPhoneNumber, telegramLink } from '@/listings/contact-links';
import { formatPostedTime } from '@/language/format';
import { Description } from '@/browse/description';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** The listing's links with their labels on a card, in English. */
function cardLinks(listing: Listing): readonly { label: string; href: string }[] {
  const links: readonly [string, string | null][] = [
    ['Telegram', telegramLink(listing)],
    ['Ticktalk', listing.tiktok],
    [message('Website'), listing.website],
  ];
  return links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}

/** The content that *More...* reveals below the pictures. `now` is in ms. */
export function CardDetails({ listing, now }: { listing: Listing; now: number }) {
  const links = cardLinks(listing);
  const call = firstPhoneNumber(listing);
  return (
    <div className="flex flex-col gap-2 pt-2 text-sm">
      {listing.description && <Description text={listing.description} />}
      {listing.postedAt !== null && (
        <p className="text-muted">{t('Posted {time}', { time: formatPostedTime(listing.postedAt, now) })}</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {call && (
          <a
            href={call.href}
            aria-label={t('Call {name}', { name: listing.company || listing.name })}
            className={buttonClass('primary', 'text-sm')}
          >
            <Icon of={Phone} className="size-4" />
            {t('Call')}
          </a>
        )}
        {links.length > 0 && (
          <ul aria-label={t('Links for {name}', { name: listing.name })} className="flex flex-wrap gap-2">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className={buttonClass('quiet', 'text-sm')}
                >
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
