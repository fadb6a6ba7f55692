import { MessageCircle } from 'lucide';
import { useId, useState } from 'react';
import { message, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PartFailure, lazyPart } from '@/ui/lazy-part';

const CommentedPictures = lazyPart(async () => (await import('./commented-pictures')).CommentedPictures, {
  failure: <PartFailure className="mt-3">{message('The comments could not be loaded.')}</PartFailure>,
});

/** The detail page's toggle for comments: which picture they are on, and how many. */
export function ImageComments({ listing }: { listing: Listing }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon of={MessageCircle} className="size-4" /> {t('Comments')}
      </Button>
      <div id={id}>{open && <CommentedPictures listing={listing} />}</div>
    </div>
  );
}
