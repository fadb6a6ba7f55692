import { Copy, Send, Share2 } from 'lucide';
import { shareListing, telegramShareLink, telegramText } from '@/browse/share-listing';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { copyText } from '@/ui/share';

export const smallButtonClass = 'flex-auto gap-1.5 px-3! text-sm whitespace-nowrap sm:flex-none';
const iconClass = 'size-4 shrink-0 max-[26rem]:hidden';

export const ShareButton = ({ listing }: { listing: Listing }) => (
  <Button
    aria-label={t('Share {name}', { name: listing.name })}
    className={smallButtonClass}
    onClick={() => void shareListing(listing)}
  >
    <Icon of={Share2} className={iconClass} />
    <span>{t('Share')}</span>
  </Button>
);

export function PostSharing({ listing }: { listing: Listing }) {
  const { name } = listing;
  return (
    // Three buttons fit side by side on a phone.
    <div className="flex flex-wrap gap-2 max-sm:*:px-1.5!">
      <ShareButton listing={listing} />
      <Button
        aria-label={t('Copy text of {name} for Telegram', { name })}
        className={smallButtonClass}
        onClick={() => void copyText(telegramText(listing), 'text')}
      >
        <Icon of={Copy} className={iconClass} />
        <span>{t('Copy text')}</span>
      </Button>
      <a
        href={telegramShareLink(listing)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Open {name} in Telegram', { name })}
        className={buttonClass('quiet', smallButtonClass)}
      >
        <Icon of={Send} className={iconClass} />
        <span>Telegram</span>
      </a>
    </div>
  );
}
