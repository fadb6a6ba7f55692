import { Image, Send, Share2 } from 'lucide';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { shareListing } from '@/listings/actions/share-listing';
import { telegramShareLink } from '@/listings/sharing/telegram-text';
import { usePosterSheet } from '@/listings/sharing/use-poster-sheet';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** Small, so that three of them stand beside each other on a phone. */
const sizeClass = 'flex-1 gap-1.5 px-2! text-sm sm:flex-none sm:px-3!';
const iconClass = 'size-4 shrink-0 max-[22rem]:hidden';

interface PostSharingProps {
  listing: Listing;
  /** Whether the poster is what to do next. */
  offersPoster: boolean;
  className?: string;
}

/** The ways in which a seller brings a live offer to buyers. */
export function PostSharing({ listing, offersPoster, className }: PostSharingProps) {
  const { name } = listing;
  const { openPoster, posterSheet } = usePosterSheet(listing, 'mt-2');
  return (
    <div className={className}>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={t('Share {name}', { name })}
          className={sizeClass}
          onClick={() => void shareListing(listing)}
        >
          <Icon of={Share2} className={iconClass} />
          <span>{t('Share')}</span>
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
        <Button
          variant={offersPoster ? 'primary' : 'quiet'}
          aria-label={t('Poster of {name}', { name })}
          className={sizeClass}
          onClick={openPoster}
        >
          <Icon of={Image} className={iconClass} />
          <span>{t('Poster')}</span>
        </Button>
      </div>
      {posterSheet}
    </div>
  );
}
