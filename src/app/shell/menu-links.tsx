import { Link } from 'react-router-dom';
import type { Path } from '@/config/paths';

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
