import { CalendarDays, Clock, PartyPopper, Rocket } from 'lucide';
import { paths } from '@/config/paths';

/** The category strip (spec section 2, Shell). */
export const stripLinks = [
  { label: 'Daily Discounts', path: paths.dailyDiscounts, icon: Clock },
  { label: 'Weekly Discounts', path: paths.weeklyDiscounts, icon: CalendarDays },
  { label: 'Holyday Discounts', path: paths.holydayDiscounts, icon: PartyPopper },
  { label: 'Upcomming Offers', path: paths.upcommingOffers, icon: Rocket },
] as const;
