import { CalendarDays, Clock, PartyPopper, Rocket } from 'lucide';
import { paths } from '@/config/paths';
import { NavLink } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

/** The links of the category strip (docs/product.md, Shell and navigation). */
export const stripLinks = [
  { label: 'Daily Discounts', path: paths.dailyDiscounts, icon: Clock },
  { label: 'Weekly Discounts', path: paths.weeklyDiscounts, icon: CalendarDays },
  { label: 'Holyday Discounts', path: paths.holydayDiscounts, icon: PartyPopper },
  { label: 'Upcomming Offers', path: paths.upcommingOffers, icon: Rocket },
] as const;

export function CategoryStrip() {
  return (
    <nav aria-label="Discounts" className="mx-auto w-full max-w-page">
      <ul className="flex gap-2 overflow-x-auto px-4 py-2 scrollbar-none">
        {stripLinks.map(({ label, path, icon }) => (
          <li key={path} className="shrink-0">
            <NavLink
              to={path}
              className={({ isActive }) =>
                classNames(
                  'tap inline-flex items-center gap-2 rounded-full border bg-surface px-4 text-sm lg:text-base',
                  isActive ? 'border-brand font-semibold text-brand' : 'border-line hover:border-edge',
                )
              }
            >
              <Icon of={icon} className="size-4 text-sale" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
