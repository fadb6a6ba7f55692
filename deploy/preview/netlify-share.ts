/**
 * Netlify, as an edge function for what is shared before the app has its worker: `_redirects` knows no methods.
 */
import { answerLostShare, isLostShare } from './answer-lost-share';

export const config = { path: '/share' };

export default async function share(
  request: Request,
  context: { next: () => Promise<Response> },
): Promise<Response> {
  return isLostShare(request) ? answerLostShare() : context.next();
}
