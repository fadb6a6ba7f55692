import { Bookmark, Heart, Share2 } from 'lucide';
import { t } from '@/language/translate';
import { classNames } from '@/lib/class-names';
import type { Listing } from '@/listings/catalogue/listing';
import { toggleSaved } from '@/listings/saved/save-listing';
import { useIsSaved } from '@/listings/saved/saved';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { likeListing } from './like-listing';
import { shareListing } from './share-listing';
import { useLikes } from './likes';

interface LabelledActionsProps {
  listing: Listing;
  className?: string;
}

/**
 * Save, like and share with their words; what screen readers say tells which listing they are about. By
 * `aria-label`: a hidden text of each button would be a layer of its own in the page.
 */
export function LabelledActions({ listing, className }: LabelledActionsProps) {
  const isSaved = useIsSaved(listing.id);
  const liked = useLikes().has(listing.id);
  return (
    <span className={classNames('flex flex-wrap gap-2 *:px-3! *:text-sm', className)}>
      <Button
        aria-label={t('Save {name}', { name: listing.name })}
        aria-pressed={isSaved}
        onClick={() => toggleSaved(listing, isSaved)}
      >
        <Icon of={Bookmark} className={classNames('size-4 shrink-0', isSaved && 'fill-current text-brand')} />
        <span>{t('Save')}</span>
      </Button>
      <Button
        aria-label={t('Like {name}', { name: listing.name })}
        aria-pressed={liked}
        onClick={() => void likeListing(listing)}
      >
        <Icon of={Heart} className={classNames('size-4 shrink-0', liked && 'fill-current text-sale')} />
        <span>{t('Like')}</span>
      </Button>
      <Button
        aria-label={t('Share {name}', { name: listing.name })}
        onClick={() => void shareListing(listing)}
      >
        <Icon of={Share2} className="size-4 shrink-0" />
        <span>{t('Share')}</span>
      </Button>
    </span>
  );
}
