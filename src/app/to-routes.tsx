import type { RouteObject } from 'react-router-dom';
import { PageFrame } from './page-frame';
import type { PageSpec } from './page-spec';

/** What the router needs of a page: one route a spelling. */
export const toRoutes = (page: PageSpec): RouteObject[] =>
  page.paths.map((path) => ({
    path: page.withSubPaths ? `${path}/*` : path,
    element: <PageFrame key={page.paths[0]} page={page} />,
  }));
