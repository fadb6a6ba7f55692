import { ChevronDown, Phone } from 'lucide';
import { useState, type Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { linkTo } from '@/app/routes/menu-groups';
import { columnClass } from '@/app/routes/page-main';
import { message, t } from '@/language/translate';
import { brand, phone, socialPages } from '@/platform/brand';
import { classNames } from '@/platform/class-names';
import { paths } from '@/platform/paths';
import { Icon } from '@/ui/icon';
import { useIsDesktop } from '@/ui/use-media-query';
import { LanguageLinks } from './language-links';

/**
 * The footer's links in four columns, two by two on a phone. For some pages, the bar has another path
 * (`tests/structure/menus.test.ts`).
 */
const footerColumns = {
  market: [
    linkTo(paths.home, message('Home')),
    linkTo(paths.newProducts),
    linkTo(paths.upcomingOffers, message('Upcoming Offers')),
    linkTo(paths.newAdvantages),
  ],
  discounts: [
    linkTo(paths.weeklyDiscounts),
    linkTo(paths.dailyDiscounts),
    linkTo(paths.holidayDiscounts, message('Holiday Discounts')),
  ],
  about: [linkTo(paths.aboutUs), linkTo(paths.newOffersAlias), linkTo(paths.helpCenter)],
  account: [
    linkTo(paths.signUp, message('Sign up')),
    linkTo(paths.login),
    linkTo(paths.privacy, message('Privacy')),
  ],
};

export const footerLinks = Object.values(footerColumns).flat();

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
          {Object.entries(footerColumns).map(([id, links]) => (
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
  // The history entry on which the footer was unfolded. On another page it is folded again.
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null);
  const isUnfolded = unfoldedAt === key;
  return (
    // Hidden while a part of the page loads (`data-loading`), which would push the footer down.
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
