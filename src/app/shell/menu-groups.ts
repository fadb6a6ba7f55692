import { type Path, paths } from '@/config/paths';

interface MenuGroup {
  title: string;
  links: readonly { label: string; path: Path }[];
}

export const menuGroups: readonly MenuGroup[] = [
  {
    title: 'Account',
    links: [
      { label: 'My Profile', path: paths.myProfile },
      { label: 'My Posts', path: paths.myPosts },
      { label: 'Recents', path: paths.recents },
    ],
  },
  {
    title: 'Navigation',
    links: [
      { label: 'About Us', path: paths.aboutUs },
      { label: 'Nearby Shops', path: paths.nearbyShops },
      { label: 'New Advantages', path: paths.newAdvantages },
      { label: 'Weekly Discounts', path: paths.weeklyDiscounts },
    ],
  },
  {
    title: 'Payments',
    links: [
      { label: 'Payment Updates', path: paths.paymentUpdates },
      { label: 'Pending Orders', path: paths.pendingOrders },
      { label: 'Completed Orders', path: paths.completedOrders },
      { label: 'Payment Methods', path: paths.paymentMethods },
      { label: 'Wallet', path: paths.wallet },
      { label: 'Subscriptions', path: paths.subscriptions },
      { label: 'Refunds', path: paths.refunds },
    ],
  },
  {
    title: 'Categories',
    links: [
      { label: 'Technology Methods', path: paths.technologyMethods },
      { label: 'New Offers', path: paths.newOffers },
      { label: 'Holyday Discounts', path: paths.holyDayDiscounts },
      { label: 'Brands', path: paths.brands },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Help Center', path: paths.helpCenter },
      { label: 'Terms', path: paths.terms },
      { label: 'Privacy', path: paths.privacy },
    ],
  },
];
