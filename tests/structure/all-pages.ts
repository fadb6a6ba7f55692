import { laterRoutes } from '@/app/routes/later-routes';
import { listingRoutes } from '@/app/routes/listing-routes';

/** Every page of the app. */
export const allPages = [...listingRoutes, ...laterRoutes];
