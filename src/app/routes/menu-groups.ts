import { message } from '@/language/translate';
import { paths, type Path } from '@/platform/paths';
import { laterPages } from './later-pages';
import { listingRoutes } from './listing-routes';

const titles = new Map(
  [...listingRoutes, ...laterPages].flatMap((page) => page.paths.map((path) => [path, page.title])),
);

/** A link of a menu. Its label is the title of the page, unless the menu has its own word. */
export const linkTo = (path: Path, label = titles.get(path) ?? path) => ({ path, label });

export interface MenuGroup {
  id: 'account' | 'market' | 'navigation' | 'payments' | 'categories' | 'support';
  title: string;
  links: readonly { label: string; path: Path }[];
}

export const menuGroups: readonly MenuGroup[] = [
  {
    id: 'account',
    title: message('Account'),
    links: [linkTo(paths.myProfile), linkTo(paths.myPosts), linkTo(paths.recents)],
  },
  {
    id: 'navigation',
    title: message('Navigation'),
    links: [
      linkTo(paths.aboutUs),
      linkTo(paths.nearbyShops),
      linkTo(paths.newAdvantages),
      linkTo(paths.weeklyDiscounts),
    ],
  },
  {
    id: 'payments',
    title: message('Payments'),
    links: [
      linkTo(paths.paymentUpdates),
      linkTo(paths.pendingOrders),
      linkTo(paths.completedOrders),
      linkTo(paths.paymentMethods),
      linkTo(paths.wallet),
      linkTo(paths.subscriptions),
      linkTo(paths.refunds, message('Refunds')),
    ],
  },
  {
    id: 'categories',
    title: message('Categories'),
    links: [
      linkTo(paths.technologyMethods),
      linkTo(paths.newOffers),
      linkTo(paths.holyDayDiscounts),
      linkTo(paths.brands, message('Brands')),
    ],
  },
  {
    id: 'support',
    title: message('Support'),
    links: [
      linkTo(paths.helpCenter),
      linkTo(paths.terms, message('Terms')),
      linkTo(paths.privacy, message('Privacy')),
    ],
  },
];
