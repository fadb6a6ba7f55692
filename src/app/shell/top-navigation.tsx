import { NavLink } from 'react-router-dom';
import { message, t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { paths } from '@/platform/paths';

/** The bar's links. Small screens show only those with `always`. */
export const topLinks = [
  { label: message('Order Now'), path: paths.forSale, always: false },
  { label: message('Shops'), path: paths.home, always: false },
  { label: message('Services'), path: paths.services, always: true },
  { label: message('Nearby Shops'), path: paths.nearbyShops, always: true },
  { label: message('Add Post'), path: paths.form, always: false },
] as const;

export function TopNavigation() {
  return (
    // A label wraps if it leaves no room for the buttons. With large text the links move to a second line, because
    // `rem` in a container query depends on the text size.
    <nav
      aria-label={t('Main')}
      className="ml-1 grow basis-0 @max-[353px]:ml-0 @max-[20rem]:order-last @max-[20rem]:basis-full md:grow-0 md:basis-auto"
    >
      <ul className="flex items-center @max-[353px]:gap-x-1 @max-[20rem]:flex-wrap xl:gap-x-1">
        {topLinks.map(({ label, path, always }) => (
          <li key={path} className={always ? undefined : 'hidden lg:block'}>
            <NavLink
              to={path}
              end
              className={({ isActive }) =>
                classNames(
                  'tap inline-flex items-center justify-center rounded-control px-1 text-center text-xs @max-[353px]:px-0.5 @max-[353px]:tracking-tight sm:px-2 sm:text-sm lg:whitespace-nowrap xl:px-3 xl:text-base',
                  path === paths.form && 'ml-1 bg-brand font-semibold text-on-brand',
                  path !== paths.form &&
                    (isActive ? 'font-semibold text-brand' : 'text-muted hover:text-ink'),
                )
              }
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
