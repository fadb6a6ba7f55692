import { useRoutes, type RouteObject } from 'react-router-dom';
import { message } from '@/language/translate';
import { NotFoundPage } from '@/pages/not-found-page';
import { laterPages } from './later-pages';
import { MenuBeside } from './menu-beside';
import { PageFrame } from './page-frame';
import type { PageSpec } from './page-spec';

const besides = {
  account: <MenuBeside groups={['account', 'payments']} />,
  help: <MenuBeside groups={['navigation', 'support']} />,
};

/** The routes of a page, one per path. */
const toRoutes = (page: PageSpec): RouteObject[] =>
  page.paths.map((path) => ({
    path: page.withSubPaths ? `${path}/*` : path,
    element: <PageFrame key={page.paths[0]} page={page} beside={page.menu && besides[page.menu]} />,
  }));

const notFound: PageSpec = { paths: ['/404'], title: message('Page not found'), Page: NotFoundPage };

const routes: RouteObject[] = [
  ...laterPages.flatMap(toRoutes),
  { path: '*', element: <PageFrame page={notFound} beside={besides.help} /> },
];

/** Renders the page without listings at the current address, or the 404 page. */
export default function LaterPages() {
  return useRoutes(routes);
}
