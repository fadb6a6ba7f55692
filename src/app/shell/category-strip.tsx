import { CalendarDays, Clock, PartyPopper, Rocket } from 'lucide';
import { NavLink } from 'react-router-dom';
import { usePageKind } from '@/app/routes/listing-routes';
import { stripClass, stripFrameClass } from '@/app/routes/page-main';
import { t } from '@/language/translate';
import { collections } from '@/listings/categories/collections';
import { classNames } from '@/platform/class-names';
import { Icon } from '@/ui/icon';
import { Toolbar } from '@/ui/toolbar';

export const stripLinks = [
  { ...collections.daily, icon: Clock },
  { ...collections.weekly, icon: CalendarDays },
  { ...collections.holiday, icon: PartyPopper },
  { ...collections.upcoming, icon: Rocket },
] as const;

/** The links to discounts and upcoming offers, in one line. */
export function CategoryStrip() {
  const kind = usePageKind();
  return (
    <nav aria-label={t('Discounts')} data-place="strip" className={stripFrameClass(kind)}>
      <Toolbar label={t('Discounts')} className={stripClass}>
        {stripLinks.map(({ label, paths: [path], icon }) => (
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
