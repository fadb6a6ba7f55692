import { CalendarDays, Clock, PartyPopper, Rocket } from 'lucide';
import { NavLink } from 'react-router-dom';
import { usePageKind } from '@/app/routes/listing-routes';
import { stripClass, stripFrameClass } from '@/app/routes/page-main';
import { message, t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { paths } from '@/platform/paths';
import { Icon } from '@/ui/icon';
import { Toolbar } from '@/ui/toolbar';

export const stripLinks = [
  { label: message('Daily Discounts'), path: paths.dailyDiscounts, icon: Clock },
  { label: message('Weekly Discounts'), path: paths.weeklyDiscounts, icon: CalendarDays },
  { label: message('Holyday Discounts'), path: paths.holydayDiscounts, icon: PartyPopper },
  { label: message('Upcomming Offers'), path: paths.upcommingOffers, icon: Rocket },
] as const;

/** The links to discounts and upcoming offers, in one line. */
export function CategoryStrip() {
  const kind = usePageKind();
  return (
    <nav aria-label={t('Discounts')} data-place="strip" className={stripFrameClass(kind)}>
      <Toolbar label={t('Discounts')} className={stripClass}>
        {stripLinks.map(({ label, path, icon }) => (
          <NavLink
            key={path}
            to={path}
            className="group tap flex shrink-0 items-center rounded-full whitespace-nowrap"
          >
            {({ isActive }) => (
              <span
                className={classNames(
                  'inline-flex min-h-9 items-center gap-2 rounded-full border bg-surface px-3.5 text-sm lg:min-h-11 lg:px-4',
                  isActive ? 'border-brand font-semibold text-brand' : 'border-line group-hover:border-edge',
                )}
              >
                <Icon of={icon} className="size-4 text-sale" />
                {t(label)}
              </span>
            )}
          </NavLink>
        ))}
      </Toolbar>
    </nav>
  );
}
