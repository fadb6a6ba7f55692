/** The parts most visitors open next. */
const nextParts = [
  () => import('./shell/side-menu'),
  () => import('@/pages/category-page'),
  () => import('@/pages/detail-page'),
];

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 500);

/** Fetches the code of what comes next while nothing else is to do; on a slow network the next tap then answers at once. */
export function preloadParts(): void {
  // A part that cannot be fetched now is fetched when it is needed.
  whenIdle(() => nextParts.forEach((load) => load().catch(() => {})));
}
