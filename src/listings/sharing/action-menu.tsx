import { ChevronDown, Copy, Image, type IconNode, Send } from 'lucide';
import { t } from '@/language/translate';
import { classNames } from '@/lib/class-names';
import type { Listing } from '@/listings/catalogue/listing';
import { IconButton } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import { useDropMenu } from '@/ui/use-drop-menu';
import { telegramShareLink, telegramText } from './telegram-text';
import { usePosterSheet } from './use-poster-sheet';

/** The width of the open menu in px, by which it finds its side. */
const menuWidth = 224;

const itemClass = 'tap flex w-full items-center gap-3 px-4 text-sm -outline-offset-2 hover:bg-sunken';

const words = (icon: IconNode, text: string) => (
  <>
    <Icon of={icon} className="size-4 shrink-0" />
    {text}
  </>
);

/** More that can be done with a verified listing, behind one button. */
export function ActionMenu({ listing }: { listing: Listing }) {
  const { open, close, frame, button, list } = useDropMenu(menuWidth);
  const { openPoster, posterSheet } = usePosterSheet(
    listing,
    'absolute top-full right-0 z-10 w-56 rounded-control border border-line bg-surface p-3',
  );
  const run = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <div ref={frame} className={classNames('relative', open && 'z-20')}>
      <IconButton
        {...button}
        label={t('More actions for {name}', { name: listing.name })}
        icon={ChevronDown}
        iconClass="size-4"
        className="rounded-l-none border border-line bg-surface"
      />
      <ul {...list} className={classNames(list.className, 'w-56')}>
        {/* Drawn when it is opened: the text for Telegram would hold up every offer's page. */}
        {open && (
          <>
            <li>
              <button type="button" className={itemClass} onClick={run(openPoster)}>
                {words(Image, t('Make a poster'))}
              </button>
            </li>
            <li>
              <button
                type="button"
                className={itemClass}
                onClick={run(() => void copyText(telegramText(listing), 'text'))}
              >
                {words(Copy, t('Copy text for Telegram'))}
              </button>
            </li>
            <li>
              <a
                href={telegramShareLink(listing)}
                target="_blank"
                rel="noopener noreferrer"
                className={itemClass}
                onClick={close}
              >
                {words(Send, t('Open in Telegram'))}
              </a>
            </li>
          </>
        )}
      </ul>
      {posterSheet}
    </div>
  );
}
