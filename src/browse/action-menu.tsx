import { ChevronDown, Copy, type IconNode, Send } from 'lucide';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import type { Listing } from '@/listings/listing';
import { IconButton } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import { useDropMenu } from '@/ui/use-drop-menu';
import { telegramShareLink, telegramText } from './telegram-text';

/** The width of the open menu in px, from which it chooses its side. */
const menuWidth = 224;

const itemClass = 'tap flex w-full items-center gap-3 px-4 text-sm -outline-offset-2 hover:bg-sunken';

const words = (icon: IconNode, text: string) => (
  <>
    <Icon of={icon} className="size-4 shrink-0" />
    {text}
  </>
);

/** A menu with more actions for a verified listing. */
export function ActionMenu({ listing }: { listing: Listing }) {
  const { open, close, frame, button, list } = useDropMenu(menuWidth);
  const copy = () => {
    close();
    void copyText(telegramText(listing), 'text');
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
        {/* Rendered when opened: composing the text for Telegram would delay every offer page. */}
        {open && (
          <>
            <li>
              <button type="button" className={itemClass} onClick={copy}>
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
    </div>
  );
}
