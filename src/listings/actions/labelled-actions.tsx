import { Bookmark, EyeOff, Heart, Share2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/lib/class-names';
import type { Listing } from '@/listings/catalogue/listing';
import { toggleSaved } from '@/listings/saved/save-listing';
import { useIsSaved } from '@/listings/saved/saved';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { likeListing } from './like-listing';
import { shareListing } from './share-listing';
import { useLikes } from './likes';

const HideChoice = lazyPart(async () => (await import('@/listings/hidden/hide-choice')).HideChoice);

interface LabelledActionsProps {
  listing: Listing;
  className?: string;
  /** More ways to share, at the end of *Share*. */
  children?: ReactNode;
}

/** All of them, and more ways to share, stand on one line of a phone. */
const buttonPadding = 'px-3! text-sm max-[26rem]:gap-1 max-[26rem]:px-1.5!';

/**
 * Save, like and share with their words, and hide; what screen readers say tells which listing they are about. By
 * `aria-label`: a hidden text of each button would be a layer of its own in the page.
 */
export function LabelledActions({ listing, className, children }: LabelledActionsProps) {
  const isSaved = useIsSaved(listing.id);
  const [isHiding, setHiding] = useState(false);
  const liked = useLikes().has(listing.id);
  return (
    <span className={classNames('flex flex-wrap gap-2 max-[26rem]:gap-1', className)}>
      <Button
        className={buttonPadding}
        aria-label={t('Save {name}', { name: listing.name })}
        aria-pressed={isSaved}
        onClick={() => toggleSaved(listing, isSaved)}
      >
        <Icon of={Bookmark} className={classNames('size-4 shrink-0', isSaved && 'fill-current text-brand')} />
        <span>{t('Save')}</span>
      </Button>
      <Button
        className={buttonPadding}
        aria-label={t('Like {name}', { name: listing.name })}
        aria-pressed={liked}
        onClick={() => void likeListing(listing)}
      >
        <Icon of={Heart} className={classNames('size-4 shrink-0', liked && 'fill-current text-sale')} />
        <span>{t('Like')}</span>
      </Button>
      <span className="flex">
        <Button
          className={classNames(buttonPadding, children !== undefined && 'rounded-r-none')}
          aria-label={t('Share {name}', { name: listing.name })}
          onClick={() => void shareListing(listing)}
        >
          <Icon of={Share2} className="size-4 shrink-0" />
          <span>{t('Share')}</span>
        </Button>
        {children}
      </span>
      <Button
        aria-label={t('Leave {name} out of lists', { name: listing.name })}
        title={t('Leave out of lists')}
        aria-expanded={isHiding}
        className="flex-none! px-3! max-[26rem]:px-2!"
        onClick={() => setHiding(!isHiding)}
      >
        <Icon of={EyeOff} className="size-4 shrink-0" />
      </Button>
      {isHiding && <HideChoice listing={listing} />}
    </span>
  );
}
