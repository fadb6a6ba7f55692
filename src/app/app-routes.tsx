import { useRoutes, type RouteObject } from 'react-router-dom';
import { notFound } from './not-found';
import { PageFrame } from './page-frame';
import { routeTable, type PageSpec } from './route-table';

const toRoutes = (page: PageSpec): RouteObject[] =>
  page.paths.map((path) => ({ path, element: <PageFrame key={page.paths[0]} page={page} /> }));

const routes: RouteObject[] = [
  ...routeTable.flatMap(toRoutes),
  { path: '*', element: <PageFrame page={notFound} /> },
];

/** The page of the current address. */
export const AppRoutes = () => useRoutes(routes);
