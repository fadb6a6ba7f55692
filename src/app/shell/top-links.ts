import { paths } from '@/config/paths';

/** The links of the bar, in the order of the specification; `always` ones stay visible on small screens. */
export const topLinks = [
  { label: 'Order Now', path: paths.forSale, always: false },
  { label: 'Shops', path: paths.home, always: false },
  { label: 'Services', path: paths.services, always: true },
  { label: 'Nearby Shops', path: paths.nearbyShops, always: true },
  { label: 'Add Post', path: paths.form, always: false },
] as const;
