import { message } from '@/language/translate';
import { paths, type Path } from '@/platform/paths';

export interface MenuGroup {
  id: 'account' | 'market' | 'navigation' | 'payments' | 'categories' | 'support';
  title: string;
  links: readonly { label: string; path: Path }[];
}

export const menuGroups: readonly MenuGroup[] = [
  {
    id: 'account',
    title: message('Account'),
    links: [
      { label: message('My Profile'), path: paths.myProfile },
      { label: message('My posts'), path: paths.myPosts },
      { label: message('Recents'), path: paths.recents },
    ],
  },
  {
    id: 'navigation',
    title: message('Navigation'),
    links: [
      { label: message('About Us'), path: paths.aboutUs },
      { label: message('Nearby Shops'), path: paths.nearbyShops },
      { label: message('New Advantages'), path: paths.newAdvantages },
      { label: message('Weekly Discounts'), path: paths.weeklyDiscounts },
    ],
  },
  {
    id: 'payments',
    title: message('Payments'),
    links: [
      { label: message('Payment updates'), path: paths.paymentUpdates },
      { label: message('Pending orders'), path: paths.pendingOrders },
      { label: message('Completed orders'), path: paths.completedOrders },
      { label: message('Payment methods'), path: paths.paymentMethods },
      { label: message('Wallet'), path: paths.wallet },
      { label: message('Subscriptions'), path: paths.subscriptions },
      { label: message('Refunds'), path: paths.refunds },
    ],
  },
  {
    id: 'categories',
    title: message('Categories'),
    links: [
      { label: message('Technology Methods'), path: paths.technologyMethods },
      { label: message('New Offers'), path: paths.newOffers },
      { label: message('Holyday Discounts'), path: paths.holyDayDiscounts },
      { label: message('Brands'), path: paths.brands },
    ],
  },
  {
    id: 'support',
    title: message('Support'),
    links: [
      { label: message('Help Center'), path: paths.helpCenter },
      { label: message('Terms'), path: paths.terms },
      { label: message('Privacy'), path: paths.privacy },
    ],
  },
];
