import type { Connect, Plugin } from 'vite';
import { shareTarget } from '../../src/config/share-target.ts';

/** What another app shares goes to the worker; where there is none, the form says that it is lost. */
const answerShare: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method !== 'POST' || request.url !== shareTarget.path) return next();
  // A browser reads no answer before it has sent all.
  request.resume();
  request.on('end', () => response.writeHead(303, { Location: shareTarget.lostPage }).end());
};

/**
 * Answers what is shared in development and preview as web servers do (docs/deploy.md, What a web server has to do).
 */
export const shareFallback = (): Plugin => ({
  name: 'share-fallback',
  configureServer: ({ middlewares }) => void middlewares.use(answerShare),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(answerShare),
});
