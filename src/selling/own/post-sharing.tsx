import { Copy, Send, Share2 } from 'lucide';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import type { Listing } from '@/listings/listing';
import { shareListing, telegramShareLink, telegramText } from '@/browse/share-listing';
import { Button, buttonClass } from '@/ui/button';
import { copyText } from '@/ui/share';
import { Icon } from '@/ui/icon';

/** Small enough for three side by side on a phone. */
const sizeClass = 'flex-auto gap-1.5 px-1.5! text-sm whitespace-nowrap sm:flex-none sm:px-3!';
const iconClass = 'size-4 shrink-0 max-[26rem]:hidden';

interface PostSharingProps {
  listing: Listing;
  className?: string;
}

/** Buttons to share a live offer with buyers. */
export function PostSharing({ listing, className }: PostSharingProps) {
  const { name } = listing;
  return (
    <div className={classNames('flex flex-wrap gap-2', className)}>
      <Button
        aria-label={t('Share {name}', { name })}
        className={sizeClass}
        onClick={() => void shareListing(listing)}
      >
        <Icon of={Share2} className={iconClass} />
        <span>{t('Share')}</span>
      </Button>
      <Button
        aria-label={t('Copy text of {name} for Telegram', { name })}
        className={sizeClass}
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
        className={buttonClass('quiet', sizeClass)}
      >
        <Icon of={Send} className={iconClass} />
        <span>Telegram</span>
      </a>
    </div>
  );
}
