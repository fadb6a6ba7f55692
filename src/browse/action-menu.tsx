import { ChevronDown, Copy, type IconNode, Send } from 'lucide';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { IconButton } from '@/ui/button';
import { copyText } from '@/ui/share';
import { Icon } from '@/ui/icon';
import { DropMenu } from '@/ui/drop-down';
import { telegramShareLink, telegramText } from './share-listing';

const itemClass = 'tap flex w-full items-center gap-3 px-4 text-sm -outline-offset-2 hover:bg-sunken';

const itemContent = (icon: IconNode, text: string) => (
  <>
    <Icon of={icon} className="size-4 shrink-0" />
    {text}
  </>
);

/** A menu with more actions for a verified listing. */
export function ActionMenu({ listing }: { listing: Listing }) {
  const label = t('More actions for {name}', { name: listing.name });
  return (
    <DropMenu
      label={label}
      width={224}
      button={(attributes) => (
        <IconButton
          {...attributes}
          label={label}
          icon={ChevronDown}
          iconClass="size-4"
          className="rounded-l-none border border-line bg-surface"
        />
      )}
    >
      {(close) => (
        <>
          <li>
            <button
              type="button"
              className={itemClass}
              onClick={() => {
                close();
                void copyText(telegramText(listing), 'text');
              }}
            >
              {itemContent(Copy, t('Copy text for Telegram'))}
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
              {itemContent(Send, t('Open in Telegram'))}
            </a>
          </li>
        </>
      )}
    </DropMenu>
  );
}
