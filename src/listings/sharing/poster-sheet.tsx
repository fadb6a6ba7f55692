import { Copy, Send, X } from 'lucide';
import { useState } from 'react';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { Button, IconButton, buttonClass } from '@/ui/button';
import { writeClipboard } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import { Modal } from '@/ui/pop-up';
import { PosterPicture } from './poster-picture';
import { telegramShareLink, telegramText } from './telegram-text';

/** The text of an offer for Telegram. What became of copying it is said here: a dialog hides announcements. */
function TelegramText({ listing }: { listing: Listing }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const text = telegramText(listing);
  return (
    <section aria-labelledby="text-for-telegram" className="min-w-0">
      <h3 id="text-for-telegram" className="text-base">
        {t('Text for Telegram')}
      </h3>
      <p
        dir="auto"
        className="mt-2 max-h-60 overflow-y-auto rounded-control bg-sunken p-3 text-sm whitespace-pre-wrap select-all [overflow-wrap:anywhere]"
        // A scrolled text has to be in reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is focused to be scrolled
        tabIndex={0}
      >
        {text}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 *:flex-auto *:px-3! *:text-sm *:whitespace-nowrap">
        <Button onClick={async () => setCopied(await writeClipboard(text))}>
          <Icon of={Copy} className="size-4" />
          {t('Copy text')}
        </Button>
        <a
          href={telegramShareLink(listing)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('quiet')}
        >
          <Icon of={Send} className="size-4" />
          {t('Open in Telegram')}
        </a>
      </div>
      <p role="status" className="text-sm not-empty:mt-2">
        {isCopied !== null && (isCopied ? t('Text copied.') : t('Tap the text and copy it by hand.'))}
      </p>
    </section>
  );
}

interface PosterSheetProps {
  listing: Listing;
  onClose: () => void;
}

/** A poster of an offer and a text for Telegram beside it. */
export function PosterSheet({ listing, onClose }: PosterSheetProps) {
  return (
    <Modal
      label={t('Poster of {name}', { name: listing.name })}
      closesOnBack
      className="mx-0 mt-auto mb-0 max-h-[94dvh] w-full max-w-none overscroll-contain rounded-t-card bg-surface text-ink open:flex open:animate-[rise_180ms_ease-out] open:flex-col sm:m-auto sm:max-w-3xl sm:rounded-card"
      onClose={onClose}
    >
      {(close) => (
        <>
          <div className="flex shrink-0 items-center justify-between border-b border-line py-1 pr-1 pl-4">
            <h2 className="text-lg">{t('Poster')}</h2>
            <IconButton label={t('Close poster')} icon={X} onClick={close} />
          </div>
          <div className="grid gap-6 overflow-y-auto p-4 sm:grid-cols-2">
            <div className="min-w-0">
              <PosterPicture listing={listing} />
            </div>
            <TelegramText listing={listing} />
          </div>
        </>
      )}
    </Modal>
  );
}
