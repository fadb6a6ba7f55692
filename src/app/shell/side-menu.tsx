import { X } from 'lucide';
import { useCallback, useState } from 'react';
import { ProfilePopup } from '@/account/profile-popup';
import { loadAccountData } from '@/app/account-data';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/button';
import { useNewsCount } from '@/requests/news/news-links';
import { useModal } from '@/ui/pop-up';
import { useOverlayEntry } from '@/ui/use-overlay-entry';
import { AllCategories, MenuLinks } from './menu-links';
import { menuGroups } from './menu-groups';
import { ThemeToggle } from './theme-toggle';
import { topLinks } from './top-navigation';

const market = [
  ...topLinks,
  { label: 'Saved Offers', path: paths.saved },
  { label: 'Requests', path: paths.notifications },
];
const groups = [{ title: 'Market', links: market }, ...menuGroups];

/** The side menu (docs/product.md, Shell and navigation). Its first group repeats the links that the bar hides on small screens. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const { close, attributes } = useModal(onClose);
  useOverlayEntry(close);
  const [profileOpen, setProfileOpen] = useState(false);
  const closeProfile = useCallback(() => setProfileOpen(false), []);
  const news = { [paths.notifications]: useNewsCount() };
  const popups = { [paths.myProfile]: () => setProfileOpen(true) };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way, built into the dialog
    <dialog
      {...attributes}
      aria-label="Menu"
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
          <MenuLinks links={links} popups={popups} news={news} onFollow={close} />
          {title === 'Categories' && <AllCategories onFollow={close} />}
        </nav>
      ))}
      {profileOpen && <ProfilePopup loadData={loadAccountData} onClose={closeProfile} onFollow={close} />}
    </dialog>
  );
}
