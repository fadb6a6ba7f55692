import { Bookmark, Menu, Search, X } from 'lucide';
import { useCallback, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePageKind } from '@/app/routes/listing-routes';
import { message, t } from '@/language/translate';
import { brand } from '@/platform/brand';
import { classNames } from '@/platform/class-names';
import { paths } from '@/platform/paths';
import { SearchForm } from '@/search/search-form';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { lazyPart, PartFailure } from '@/ui/lazy-part';
import { TopNavigation } from './top-navigation';
import { useHiddenByScroll } from './use-hidden-by-scroll';

/** The link without the number of saved offers, which loads late. */
function PlainSavedLink() {
  return (
    <Link
      to={paths.saved}
      aria-label={t('Saved offers')}
      className="tap inline-flex items-center justify-center rounded-control"
    >
      <Icon of={Bookmark} />
    </Link>
  );
}

const AccountLink = lazyPart(async () => (await import('./account-link')).AccountLink, { when: 'late' });
const MenuNews = lazyPart(async () => (await import('./news-links')).MenuNews, { when: 'late' });
const NewsLink = lazyPart(async () => (await import('./news-links')).NewsLink, { when: 'late' });
const SavedLink = lazyPart(async () => (await import('./news-links')).SavedLink, {
  when: 'late',
  fallback: <PlainSavedLink />,
});
const ThemeToggle = lazyPart(async () => (await import('./theme-toggle')).ThemeToggle, { when: 'late' });

const SideMenu = lazyPart(async () => (await import('./side-menu')).SideMenu, {
  failure: (
    <PartFailure className="px-4 pb-3">
      {message("The menu couldn't be loaded. Check your connection and reload the page.")}
    </PartFailure>
  ),
});

const MenuButton = ({ onClick }: { onClick: () => void }) => (
  <span className="relative">
    <IconButton label={t('Menu')} icon={Menu} aria-haspopup="dialog" onClick={onClick} />
    <span className="lg:hidden">
      <MenuNews />
    </span>
  </span>
);

/** Links whose code loads late. Their widths are reserved; otherwise the bar would shift when the code arrives. */
const LateLinks = ({ isHome }: { isHome: boolean }) => (
  <>
    <span className="min-w-11 max-lg:hidden">
      <NewsLink />
    </span>
    <span className={classNames('min-w-11', isHome && 'max-md:ml-auto')}>
      <SavedLink />
    </span>
    <span className="min-w-11 max-xl:hidden">
      <ThemeToggle />
    </span>
    <span className="flex min-w-20 justify-end max-md:hidden">
      <AccountLink />
    </span>
  </>
);

const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

export function TopBar() {
  const bar = useRef<HTMLElement>(null);
  const hidden = useHiddenByScroll(bar);
  const { key } = useLocation();
  const isHome = usePageKind() === 'home';
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  // The history entry on which the search was opened. On another page it is closed again.
  const [searchedAt, setSearchedAt] = useState<string | null>(null);
  const searchOpen = searchedAt === key;
  const searchButton = useRef<HTMLButtonElement>(null);
  const closeSearch = () => {
    setSearchedAt(null);
    searchButton.current?.focus();
  };

  return (
    <header
      ref={bar}
      data-place="bar"
      className={classNames(
        '@container sticky top-0 z-30 border-b border-line bg-surface transition-transform low:static low:translate-y-0!',
        hidden && '-translate-y-full',
      )}
    >
      {/* With large text the bar wraps instead of overflowing. */}
      <div className="mx-auto flex min-h-14 max-w-page flex-wrap content-center items-center px-1 @max-[353px]:px-0 sm:gap-x-1 sm:px-2 lg:gap-x-2 lg:px-4">
        <MenuButton onClick={() => setMenuOpen(true)} />
        <Link
          to={paths.home}
          // The fixed width keeps the neighbours in place when the typeface loads.
          className="tap inline-flex w-13 shrink-0 items-center text-xl font-extrabold text-brand @max-[353px]:w-11 @max-[353px]:text-base"
        >
          {brand.name}
        </Link>
        <TopNavigation />
        <SearchForm
          label={t('Market')}
          className="ml-auto hidden max-w-72 min-w-36 flex-1 md:flex xl:max-w-96"
        />
        {/* The home page shows the search below the bar. */}
        {!isHome && (
          <IconButton
            ref={searchButton}
            label={searchOpen ? t('Close search') : t('Open search')}
            icon={searchOpen ? X : Search}
            aria-expanded={searchOpen}
            className="ml-auto md:hidden"
            onClick={() => setSearchedAt(searchOpen ? null : key)}
          />
        )}
        <LateLinks isHome={isHome} />
      </div>
      {searchOpen && (
        <div className="px-4 pb-3 md:hidden">
          <SearchForm label={t('Market')} inputRef={focusOnMount} onEscape={closeSearch} />
        </div>
      )}
      {menuOpen && <SideMenu onClose={closeMenu} />}
    </header>
  );
}
