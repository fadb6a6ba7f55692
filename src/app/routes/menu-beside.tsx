import { NavLink } from 'react-router-dom';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { classNames } from '@/platform/class-names';
import { menuGroups, type MenuGroup } from './menu-groups';

/** Groups of the menu beside a page on a desktop. */
export function MenuBeside({ groups }: { groups: readonly MenuGroup['id'][] }) {
  useLanguage();
  return (
    <div className="flex flex-col gap-5 border-l border-line pl-5 text-sm">
      {menuGroups
        .filter(({ id }) => groups.includes(id))
        .map(({ id, title, links }) => (
          <nav key={id} aria-label={t(title)} className="-ml-2">
            <p className="px-2 font-semibold">{t(title)}</p>
            <ul>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    className={({ isActive }) =>
                      classNames(
                        'flex min-h-9 items-center rounded-control px-2 hover:bg-sunken',
                        isActive ? 'font-semibold text-brand' : 'text-muted',
                      )
                    }
                  >
                    {t(label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}
