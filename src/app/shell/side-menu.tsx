import { X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@/config/brand';
import { IconButton } from '@/ui/icon-button';
import { menuGroups } from './menu-groups';
import { ThemeToggle } from './theme-toggle';
import { topLinks } from './top-links';

const groups = [{ title: 'Market', links: topLinks }, ...menuGroups];

/**
 * The side menu. The native modal dialog keeps focus inside, makes the page behind it inert and closes on Escape; a click
 * on its ground, a navigation and the button close it too. Its first group holds what the bar hides on small screens.
 */
export default function SideMenu({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      element?.close();
      document.documentElement.style.overflow = '';
    };
  }, []);

  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
    openedAt.current = key;
  }, [key, onClose]);

  const closeOnGround = (event: MouseEvent) => event.target === dialog.current && onClose();

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way, built into the dialog
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClick={closeOnGround}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-80 max-w-[85vw] overscroll-contain bg-surface text-ink backdrop:bg-veil open:animate-[slide-in_160ms_ease-out]"
    >
      <div className="sticky top-0 flex items-center justify-between border-b border-line bg-surface px-4 py-1.5">
        <span className="font-display text-xl font-extrabold text-brand">{brand.name}</span>
        <span>
          <ThemeToggle />
          <IconButton label="Close menu" icon={<X aria-hidden />} onClick={onClose} />
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
                  to={path}
                  onClick={onClose}
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
