import { Bookmark, Heart, Share2 } from 'lucide';
import { requireUser } from '@/account/require-user';
import { announceSaved, toggleSaved } from '@/browse/saving/save-listing';
import { likes, useIsSaved, useLikes } from '@/browse/saving/saved';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { oneAtATime } from '@/platform/one-at-a-time';
import { announce } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { shareListing } from './share-listing';

async function toggleLike({ id }: Listing): Promise<void> {
  const user = await requireUser(t('Please sign in to like this post.'));
  if (!user) return;
  const isStored = likes.toggle(user.id, id);
  if (likes.read().get(user.id)?.has(id)) announceSaved(isStored);
  else announce({ text: t('Like removed.'), tone: 'ok' });
}

const likeListing = (listing: Listing) => oneAtATime(`like ${listing.id}`, () => toggleLike(listing));

interface LabelledActionsProps {
  listing: Listing;
  /** By default the buttons fill the width of a phone, or of a column on a desktop. */
  className?: string;
}

/** All buttons fit in one line on a phone. */
const buttonPadding = 'px-2.5! text-sm max-[26rem]:gap-1 max-[26rem]:px-1.5!';

/** The buttons to save, like and share. They have an `aria-label`, because hidden text would create layers. */
export function LabelledActions({ listing, className = '*:grow sm:max-lg:*:grow-0' }: LabelledActionsProps) {
  const isSaved = useIsSaved(listing.id);
  const isLiked = useLikes().has(listing.id);
  return (
    <span className={classNames('flex flex-wrap gap-1.5 max-[26rem]:gap-1', className)}>
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
        aria-pressed={isLiked}
        onClick={() => void likeListing(listing)}
      >
        <Icon of={Heart} className={classNames('size-4 shrink-0', isLiked && 'fill-current text-sale')} />
        <span>{t('Like')}</span>
      </Button>
      <Button
        className={buttonPadding}
        aria-label={t('Share {name}', { name: listing.name })}
        onClick={() => void shareListing(listing)}
      >
        <Icon of={Share2} className="size-4 shrink-0" />
        <span>{t('Share')}</span>
      </Button>
    </span>
  );
}
