import { Link } from 'react-router-dom';
import type { Path } from '@/config/paths';
import { ChevronDown } from 'lucide';
import { categories } from '@/listings/categories/categories';
import { Icon } from '@/ui/icon';

interface MenuLinksProps {
  links: readonly { label: string; path: Path }[];
  onFollow: () => void;
  /** What opens over the menu in the place of a page, by its path. */
  popups?: Partial<Record<Path, () => void>>;
}

const itemClass =
  'tap flex w-full items-center rounded-control px-2 py-1 text-left leading-tight hover:bg-sunken';

/** Links of the side menu, one a line. */
export function MenuLinks({ links, onFollow, popups }: MenuLinksProps) {
  return (
    <ul>
      {links.map(({ label, path }) => (
        <li key={label}>
          {popups?.[path] ? (
            <button type="button" aria-haspopup="dialog" onClick={popups[path]} className={itemClass}>
              {label}
            </button>
          ) : (
            // In the place of the menu's own history entry.
            <Link replace to={path} onClick={onFollow} className={itemClass}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const links = categories
  .map(({ label, paths }) => ({ label, path: paths[0] }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Every category, folded: the tiles of the home page and of the services are a choice of them. */
export function AllCategories({ onFollow }: { onFollow: () => void }) {
  return (
    <details className="group">
      <summary className="tap flex list-none items-center justify-between rounded-control px-2 hover:bg-sunken">
        All categories
        <Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="ml-2 border-l border-line pl-1">
        <MenuLinks links={links} onFollow={onFollow} />
      </div>
    </details>
  );
}
