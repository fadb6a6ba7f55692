import { shareTarget } from '../../src/config/share-target';

/** Whether another app shares something with a device that has no worker of ours yet, which would have kept it. */
export const isLostShare = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' && new URL(url).pathname === shareTarget.path;

/** Leads to the form, which says that what was shared is lost. */
export const answerLostShare = (): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: shareTarget.lostPage, 'Cache-Control': 'no-cache' },
  });
