import { ChevronDown } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { categories } from '@/listings/categories/categories';
import { paths, type Path } from '@/platform/paths';
import { compareTexts } from '@/platform/text/fold';
import { Icon } from '@/ui/icon';
import { AccountState } from './account-link';
import { CountBadge } from './news-links';

interface MenuLinksProps {
  links: readonly { label: string; path: Path }[];
  onFollow: () => void;
  /** Opens the profile over the menu. By default, the profile opens as a page. */
  onOpenProfile?: () => void;
  /** The number of new items by path. */
  news?: Partial<Record<Path, number>>;
}

function RowNews({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{t(', {count} new', { count })}</span>
      <span className="relative ml-auto h-6 w-9">
        <CountBadge count={count} />
      </span>
    </>
  );
}

export const itemClass =
  'tap flex w-full items-center rounded-control px-2 py-1 text-left leading-tight hover:bg-sunken';

function ProfileRow({ label, onClick }: { label: string; onClick: () => void }) {
  const described = useId();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      aria-describedby={described}
      onClick={onClick}
      className={itemClass}
    >
      {label}
      <span id={described} className="ml-auto flex min-w-0 items-center gap-2 pl-3 text-sm">
        <AccountState />
      </span>
    </button>
  );
}

export function MenuLinks({ links, onFollow, onOpenProfile, news }: MenuLinksProps) {
  return (
    <ul>
      {links.map(({ label, path }) => (
        <li key={path}>
          {path === paths.myProfile && onOpenProfile ? (
            <ProfileRow label={t(label)} onClick={onOpenProfile} />
          ) : (
            // Replaces the menu's own history entry; otherwise Back would return to the open menu.
            <Link replace to={path} onClick={onFollow} className={itemClass}>
              {t(label)}
              <RowNews count={news?.[path] ?? 0} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A collapsed part of the menu. It scrolls into view when it opens, because the last parts are below the screen. */
export function FoldedPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details
      className="group scroll-mt-16"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className="tap flex items-center justify-between rounded-control px-2 hover:bg-sunken">
        {title}
        <Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** All categories, collapsed. The home and services pages show only some as tiles. */
export function AllCategories({ onFollow }: { onFollow: () => void }) {
  const language = useLanguage();
  const compare = compareTexts(language);
  const links = categories
    .map(({ label, paths: [path] }) => ({ label, path }))
    .toSorted((a, b) => compare(t(a.label), t(b.label)));
  return (
    <FoldedPart title={t('All categories')}>
      <div className="ml-2 border-l border-line pl-1">
        <MenuLinks links={links} onFollow={onFollow} />
      </div>
    </FoldedPart>
  );
}
