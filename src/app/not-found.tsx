import { NotFoundPage } from '@/pages/not-found-page';
import type { PageSpec } from './page-spec';

/** What every other address shows. */
export const notFound: PageSpec = {
  paths: ['/404'],
  title: 'Page not found',
  description: 'There is no page at this address.',
  element: <NotFoundPage />,
};
