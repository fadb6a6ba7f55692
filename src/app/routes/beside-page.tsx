import { NavLink } from 'react-router-dom';
import { classNames } from '@/platform/class-names';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { lazyPart } from '@/ui/lazy-part';
import { type MenuGroup, menuGroups } from './menu-groups';

const boxClass = 'rounded-card border border-line bg-surface';

/** Groups of the menu, each in a box. */
export function MenuBeside({ groups }: { groups: readonly MenuGroup['id'][] }) {
  useLanguage();
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {menuGroups
        .filter(({ id }) => groups.includes(id))
        .map(({ id, title, links }) => (
          <nav key={id} aria-label={t(title)} className={`${boxClass} p-3`}>
            <p className="px-2 text-sm font-semibold text-muted">{t(title)}</p>
            <ul>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    className={({ isActive }) =>
                      classNames(
                        'tap flex items-center rounded-control px-2 hover:bg-sunken',
                        isActive && 'font-semibold text-brand',
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

/** What *About us* says to buyers or to businesses. */
export const AboutSection = lazyPart(async () => {
  const [{ SectionText }, { about }] = await Promise.all([
    import('@/information/article-view'),
    import('@/information/texts/about'),
  ]);
  return (props: { id: 'for-buyers' | 'for-businesses' }) => {
    const section = about.sections.find(({ id }) => id === props.id);
    return (
      section && (
        <div className={`${boxClass} p-5`}>
          <SectionText section={section} />
        </div>
      )
    );
  };
});
