import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageFrame } from '@/app/page-frame';

/** One page of the app. */
export interface PageSpec {
  /** The canonical path first, then its aliases, unencoded; they match without regard to case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** Whether the paths below them belong to the page as well: the steps of the sign-in provider. */
  withSubPaths?: boolean;
  title: string;
  description: string;
  element: ReactNode;
}

/** What the router needs of a page: one route a spelling. */
export const toRoutes = (page: PageSpec): RouteObject[] =>
  page.paths.map((path) => ({
    path: page.withSubPaths ? `${path}/*` : path,
    element: <PageFrame key={page.paths[0]} page={page} />,
  }));
