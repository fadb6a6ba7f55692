import { laterPages } from '@/app/routes/later-pages';
import { listingRoutes } from '@/app/routes/listing-routes';

/** Every page of the app. */
export const allPages = [...listingRoutes, ...laterPages];
