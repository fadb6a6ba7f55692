import { paths } from '@/config/paths';

/** The links of the footer, in the order of the specification, each in the spelling it has there. */
export const footerLinks = [
  { label: 'Home', path: paths.home },
  { label: 'New Products', path: paths.newProducts },
  { label: 'Upcoming Offers', path: paths.upcomingOffers },
  { label: 'New Advantages', path: paths.newAdvantages },
  { label: 'Weekly Discounts', path: paths.weeklyDiscounts },
  { label: 'Daily Discounts', path: paths.dailyDiscounts },
  { label: 'Holiday Discounts', path: paths.holidayDiscounts },
  { label: 'About Us', path: paths.aboutUs },
  { label: 'New Offers', path: paths.newoffers },
  { label: 'Help Center', path: paths.helpCenter },
  { label: 'Sign Up', path: paths.signUp },
  { label: 'Login', path: paths.login },
  { label: 'Privacy', path: paths.privacy },
] as const;
