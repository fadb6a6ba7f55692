import { createGlobalStore } from '@/platform/create-store';
import { navigationType } from '@/platform/navigation-type';
import { ApiError } from './api-error';

/** How reads use the browser's HTTP cache. */
interface HttpCachePolicy {
  modeFor: (path: string) => RequestCache;
  /** Called when a path has been read. */
  answered: (path: string) => void;
}

const trustCache = (): HttpCachePolicy => ({ modeFor: () => 'default', answered: () => {} });

/** Reads each path once past the cache, which may hold a wrong answer. */
function distrustCache(): HttpCachePolicy {
  const answeredPaths = new Set<string>();
  return {
    // With 'no-cache', a hanging call would delay later calls to the same address in Chromium.
    modeFor: (path) => (answeredPaths.has(path) ? 'default' : 'reload'),
    answered: (path) => answeredPaths.add(path),
  };
}

/** A call must read the policy once, at its start: its answer may be too old for a later policy. */
export const httpCache = createGlobalStore(() =>
  navigationType() === 'reload' ? distrustCache() : trustCache(),
);

export const distrustHttpCache = (): void => httpCache.write(distrustCache());

/** Rejects an answer that cannot be read. Later reads bypass the HTTP cache, which may hold that answer. */
export function rejectAnswer(text = 'The answer has another shape than agreed.', cause?: unknown): never {
  distrustHttpCache();
  throw new ApiError(text, { kind: 'invalid-body', cause });
}
