import { laterRoutes } from '@/app/later-routes';
import { routeTable } from '@/app/route-table';

/** Every page of the app. */
export const allPages = [...routeTable, ...laterRoutes];
