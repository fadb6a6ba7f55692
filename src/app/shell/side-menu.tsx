import { X } from 'lucide';
import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@/config/brand';
import { useOverlayEntry } from '@/ui/use-overlay-entry';
import { IconButton } from '@/ui/icon-button';
import { menuGroups } from './menu-groups';
import { ThemeToggle } from './theme-toggle';
import { topLinks } from './top-links';
import { Icon } from '@/ui/icon';

const groups = [{ title: 'Market', links: topLinks }, ...menuGroups];

/**
 * The side menu. The native modal dialog keeps focus inside, makes the page behind it inert and closes on Escape; a click
 * on its ground, a link and the button close it too, all through the dialog, which gives the focus back. Its first group
 * holds what the bar hides on small screens.
 */
export default function SideMenu({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  useOverlayEntry(close);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      element?.close();
      document.documentElement.style.overflow = '';
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way, built into the dialog
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClick={(event) => event.target === dialog.current && close()}
      // The event comes late: by then strict mode has opened the dialog again.
      onClose={() => !dialog.current?.open && onClose()}
      className="m-0 h-dvh max-h-none w-80 max-w-[85vw] overscroll-contain bg-surface text-ink open:animate-[slide-in_160ms_ease-out]"
    >
      <div className="sticky top-0 flex items-center justify-between border-b border-line bg-surface px-4 py-1.5">
        <span className="font-display text-xl font-extrabold text-brand">{brand.name}</span>
        <span>
          <ThemeToggle />
          <IconButton label="Close menu" icon={<Icon of={X} />} onClick={close} />
        </span>
      </div>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title} className="border-b border-line px-2 py-3">
          <h2 className="px-2 pb-1 font-sans text-xs font-semibold tracking-wide text-muted uppercase">
            {title}
          </h2>
          <ul>
            {links.map(({ label, path }) => (
              <li key={label}>
                <Link
                  // In the place of the menu's own history entry.
                  replace
                  to={path}
                  onClick={close}
                  className="tap flex items-center rounded-control px-2 hover:bg-sunken"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </dialog>
  );
}
