import { useRoutes, type RouteObject } from 'react-router-dom';
import { laterRoutes } from './later-routes';
import { notFound } from './not-found';
import { PageFrame } from './page-frame';
import { toRoutes } from './to-routes';

const routes: RouteObject[] = [
  ...laterRoutes.flatMap(toRoutes),
  { path: '*', element: <PageFrame page={notFound} /> },
];

/** A page that shows no offers, or that there is none at this address. */
export default function LaterPages() {
  return useRoutes(routes);
}
