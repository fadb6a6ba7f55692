import { X } from 'lucide';
import type { MouseEvent } from 'react';
import { LabelledActions } from '@/browse/labelled-actions';
import { ListingRow } from '@/browse/lists/list-rows';
import { ContactLinkList } from '@/browse/seller-contacts';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { ListingArticle } from '@/offer/listing-article';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { IconButton } from '@/ui/button';
import { Overlay } from '@/ui/overlay';
import { useNow } from '@/ui/use-now';

/** Stops clicks on links, which would leave the form, and on pictures, which would open behind the dialog. */
function stopLinks(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a, [data-zooms]')) return;
  event.preventDefault();
  event.stopPropagation();
}

interface PostPreviewProps {
  listing: Listing;
  onClose: () => void;
}

export function PostPreview({ listing, onClose }: PostPreviewProps) {
  const now = useNow();
  const visitor = useVisitorPlace();
  return (
    <Overlay
      label={t('Preview of your offer')}
      closesOnBack
      className="m-auto max-h-[calc(100dvh-1rem)] w-240 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-card bg-canvas text-ink shadow-floating"
      onClose={onClose}
    >
      {(close) => (
        <>
          <header className="sticky top-0 z-20 flex items-center justify-between gap-2 border-b border-line bg-surface py-1 pr-1 pl-4">
            <p>
              <span className="block font-semibold">{t('As buyers will see it')}</span>
              <span className="block text-xs text-muted">
                {t("This is only a preview. Nothing is posted, and links don't work.")}
              </span>
            </p>
            <IconButton label={t('Close preview')} icon={X} onClick={close} />
          </header>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
              -- it only stops clicks; a key press on a link also fires a click */}
          <div onClickCapture={stopLinks} className="flex flex-col gap-4 p-4">
            <section aria-label={t('In a list')}>
              <h2 className="pb-2 text-base text-muted">{t('In a list')}</h2>
              {/* Inert, because the buttons of the row would save a listing that does not exist. */}
              <div inert className="max-w-96">
                <ListingRow listing={listing} visitor={visitor} now={now} heading="h3" />
              </div>
            </section>
            <section aria-label={t('Opened')} className="flex flex-col gap-4">
              <h2 className="-mb-2 text-base text-muted">{t('Opened')}</h2>
              <ListingArticle
                listing={listing}
                isOwn
                otherListingCount={0}
                actions={
                  <div inert>
                    <LabelledActions listing={listing} />
                  </div>
                }
                PhoneContacts={ContactLinkList}
              />
            </section>
          </div>
        </>
      )}
    </Overlay>
  );
}
