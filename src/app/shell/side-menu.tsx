import { X } from 'lucide';
import { useCallback, useState, type ReactNode } from 'react';
import { linkTo, menuGroups, type MenuGroup } from '@/app/routes/menu-groups';
import { useSearchNewsCount } from '@/browse/searches/saved-searches';
import { message, t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { brand } from '@/platform/brand';
import { paths } from '@/platform/paths';
import { useNewsCount } from '@/requests/entries/request-news';
import { useUnseenLiveIds } from '@/selling/own/post-news';
import { IconButton } from '@/ui/button';
import { Overlay } from '@/ui/overlay';
import { useIsDesktop } from '@/ui/use-media-query';
import { LanguageLinks } from './language-links';
import { AllCategories, FoldedPart, itemClass, MenuLinks } from './menu-links';
import { ProfilePopup } from './profile-popup';
import { ThemeToggle } from './theme-toggle';
import { topLinks } from './top-navigation';

const market = [linkTo(paths.shopsDirectory), linkTo(paths.saved), linkTo(paths.notifications)];
/** The links that do not fit a phone's bar. */
const hiddenTopLinks = topLinks.filter(({ always }) => !always);

/** The menu's groups. The account comes first, because it shows who is signed in. */
function groupsOf(isDesktop: boolean): readonly MenuGroup[] {
  const [account, ...others] = menuGroups;
  const links = isDesktop ? market : [...hiddenTopLinks, ...market];
  return [...(account ? [account] : []), { id: 'market', title: message('Market'), links }, ...others];
}

/** Collapsed on a phone, so that the menu is no more than two screens tall. */
const rarelyUsed: ReadonlySet<MenuGroup['id']> = new Set(['payments', 'support']);

interface GroupFrameProps {
  title: string;
  /** What follows the title in the heading. */
  titleEnd?: ReactNode;
  folded: boolean;
  children: ReactNode;
}

function GroupFrame({ title, titleEnd, folded, children }: GroupFrameProps) {
  const heading = (
    <h2 className="font-sans text-xs font-semibold tracking-wide text-muted uppercase">
      {t(title)}
      {titleEnd}
    </h2>
  );
  if (!folded)
    return (
      <>
        <div className="px-2 pt-1 pb-1">{heading}</div>
        {children}
      </>
    );
  return <FoldedPart title={heading}>{children}</FoldedPart>;
}

/** *Language* in Amharic, so that its readers find the setting in any language. */
function AmharicWord() {
  return (
    useLanguage() !== 'am' && (
      <>
        {' · '}
        <span lang="am">ቋንቋ</span>
      </>
    )
  );
}

/** The side menu. On a phone its second group also contains the links that do not fit in the bar. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const [profileOpen, setProfileOpen] = useState(false);
  const closeProfile = useCallback(() => setProfileOpen(false), []);
  const news = {
    [paths.notifications]: useNewsCount(),
    [paths.saved]: useSearchNewsCount(),
    [paths.myPosts]: useUnseenLiveIds().length,
  };
  const isDesktop = useIsDesktop();
  const openProfile = () => setProfileOpen(true);
  return (
    <Overlay
      label={t('Menu')}
      closesOnBack
      className="m-0 h-dvh max-h-none w-80 max-w-[85vw] overscroll-contain bg-surface text-ink open:animate-[slide-in_160ms_ease-out]"
      onClose={onClose}
    >
      {(close) => (
        <>
          <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface px-4 py-1.5">
            <span className="text-xl font-extrabold text-brand">{brand.name}</span>
            <span>
              <ThemeToggle />
              <IconButton label={t('Close menu')} icon={X} onClick={close} />
            </span>
          </div>
          {groupsOf(isDesktop).map(({ id, title, links }) => (
            <nav key={id} aria-label={t(title)} className="border-b border-line px-2 py-2">
              <GroupFrame title={title} folded={!isDesktop && rarelyUsed.has(id)}>
                <MenuLinks links={links} news={news} onOpenProfile={openProfile} onFollow={close} />
                {id === 'categories' && <AllCategories onFollow={close} />}
              </GroupFrame>
            </nav>
          ))}
          <nav aria-label={t('Language')} className="border-b border-line px-2 py-2">
            <GroupFrame title={message('Language')} titleEnd={<AmharicWord />} folded={!isDesktop}>
              <LanguageLinks
                className=""
                itemClass={`${itemClass} aria-pressed:font-semibold aria-pressed:text-brand`}
              />
            </GroupFrame>
          </nav>
          {profileOpen && <ProfilePopup onClose={closeProfile} onFollow={close} />}
        </>
      )}
    </Overlay>
  );
}
