import type { PageSpec } from './route-table';
import { NotFoundPage } from '@/pages/not-found-page';

/** What every other address shows. */
export const notFound: PageSpec = {
  paths: ['/404'],
  title: 'Page not found',
  description: 'There is no page at this address.',
  element: <NotFoundPage />,
};
