import { ChevronDown, Phone } from 'lucide';
import { useState, type Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { columnClass } from '@/app/routes/page-main';
import { message, t } from '@/language/translate';
import { brand, phone, socialPages } from '@/platform/brand';
import { classNames } from '@/platform/class-names';
import { paths } from '@/platform/paths';
import { Icon } from '@/ui/icon';
import { useIsDesktop } from '@/ui/use-media-query';
import { LanguageLinks } from './language-links';

/**
 * The footer's links in four columns, two by two on a phone. They include aliases of paths that the bar links to
 * differently (`tests/structure/menus.test.ts`).
 */
const footerColumns = [
  {
    id: 'market',
    links: [
      { label: message('Home'), path: paths.home },
      { label: message('New Products'), path: paths.newProducts },
      { label: message('Upcoming Offers'), path: paths.upcomingOffers },
      { label: message('New Advantages'), path: paths.newAdvantages },
    ],
  },
  {
    id: 'discounts',
    links: [
      { label: message('Weekly Discounts'), path: paths.weeklyDiscounts },
      { label: message('Daily Discounts'), path: paths.dailyDiscounts },
      { label: message('Holiday Discounts'), path: paths.holidayDiscounts },
    ],
  },
  {
    id: 'about',
    links: [
      { label: message('About Us'), path: paths.aboutUs },
      { label: message('New Offers'), path: paths.newOffersAlias },
      { label: message('Help Center'), path: paths.helpCenter },
    ],
  },
  {
    id: 'account',
    links: [
      { label: message('Sign up'), path: paths.signUp },
      { label: message('Sign in'), path: paths.login },
      { label: message('Privacy'), path: paths.privacy },
    ],
  },
] as const;

export const footerLinks = footerColumns.flatMap(({ links }) => [...links]);

const linkClass = 'tap inline-flex items-center gap-2 py-2 leading-tight text-muted hover:text-ink';

function FooterLinks({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref}>
      <div className={`${columnClass} grid gap-6 py-8 lg:grid-cols-[18rem_1fr]`}>
        <div>
          <p className="text-xl font-extrabold text-brand">{brand.name}</p>
          <p className="mt-1 max-w-xs text-muted">{t(brand.tagline)}</p>
          <ul aria-label={t('Contact')} className="mt-3 grid w-fit grid-cols-[auto_auto] gap-x-5">
            <li>
              <a href={phone.href} className={linkClass}>
                <Icon of={Phone} className="size-4" />
                {phone.label}
              </a>
            </li>
            {socialPages.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav
          aria-label={t('Footer')}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-2 gap-y-3 sm:grid-cols-4"
        >
          {footerColumns.map(({ id, links }) => (
            <ul key={id}>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path} className={linkClass}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </div>
      <LanguageLinks
        className={`${columnClass} flex flex-wrap gap-x-5 pb-6`}
        itemClass="tap inline-flex items-center text-sm text-muted hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
      />
    </div>
  );
}

const bringIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

export function Footer() {
  const isDesktop = useIsDesktop();
  const { key } = useLocation();
  // The history entry at which the footer was unfolded. On a new page it is folded again.
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null);
  const isUnfolded = unfoldedAt === key;
  return (
    // Hidden while a part of the page loads (`data-loading`), because that part would push the footer down.
    <footer className="border-t border-line bg-surface pb-(--floor-height) peer-has-[[data-loading]]/main:hidden">
      {!isDesktop && (
        <div className={`${columnClass} flex items-center justify-between`}>
          {!isUnfolded && (
            <Link to={paths.helpCenter} className={linkClass}>
              {t('Help Center')}
            </Link>
          )}
          <button
            type="button"
            aria-expanded={isUnfolded}
            onClick={() => setUnfoldedAt(isUnfolded ? null : key)}
            className="tap -mr-2 ml-auto inline-flex items-center gap-1 px-2 text-muted"
          >
            {t('More')}
            <Icon
              of={ChevronDown}
              className={classNames('size-4 transition-transform', isUnfolded && 'rotate-180')}
            />
          </button>
        </div>
      )}
      {(isDesktop || isUnfolded) && <FooterLinks ref={isDesktop ? null : bringIntoView} />}
    </footer>
  );
}
