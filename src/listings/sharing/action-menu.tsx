import { ChevronDown, Copy, EyeOff, Image, type IconNode, Send } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/lib/class-names';
import type { Listing } from '@/listings/catalogue/listing';
import { IconButton } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import { useDropDown } from '@/ui/use-drop-down';
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

interface ActionMenuProps {
  listing: Listing;
  /** Asks what to leave out of the lists. */
  onHide: () => void;
}

/** More that can be done with a verified listing, behind one button. */
export function ActionMenu({ listing, onHide }: ActionMenuProps) {
  const { open, setOpen, close, frame, button, id } = useDropDown();
  const [hasRoomAtLeft, setRoomAtLeft] = useState(false);
  const last = useRef<HTMLButtonElement>(null);
  // Else the bar at the end of a phone's screen covers it.
  useEffect(() => {
    if (open) last.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
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
        ref={button}
        label={t('More actions for {name}', { name: listing.name })}
        aria-expanded={open}
        aria-controls={id}
        icon={<Icon of={ChevronDown} className="size-4" />}
        className="rounded-l-none border border-line bg-surface"
        onClick={({ currentTarget }) => {
          setRoomAtLeft(currentTarget.getBoundingClientRect().right > menuWidth);
          setOpen(!open);
        }}
      />
      <ul
        id={id}
        hidden={!open}
        className={classNames(
          'absolute top-full mt-1 w-56 animate-[grow_160ms_ease-out] rounded-control border border-edge bg-surface py-1 shadow-floating',
          hasRoomAtLeft ? 'right-0' : 'left-0',
        )}
      >
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
        <li>
          <button ref={last} type="button" className={itemClass} onClick={run(onHide)}>
            {words(EyeOff, t('Leave out of lists'))}
          </button>
        </li>
      </ul>
      {posterSheet}
    </div>
  );
}
