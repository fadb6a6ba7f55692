import { NotFoundPage } from '@/pages/not-found-page';
import { type PageSpec, toRoutes } from './page-spec';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { laterRoutes } from './later-routes';
import { PageFrame } from '@/app/page-frame';

/** What every other address shows. */
export const notFound: PageSpec = {
  paths: ['/404'],
  title: 'Page not found',
  description: 'There is no page at this address.',
  element: <NotFoundPage />,
};

const routes: RouteObject[] = [
  ...laterRoutes.flatMap(toRoutes),
  { path: '*', element: <PageFrame page={notFound} /> },
];

/** A page that shows no offers, or that there is none at this address. */
export default function LaterPages() {
  return useRoutes(routes);
}
