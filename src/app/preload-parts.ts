import { whenIdle } from '@/ui/late-part';

/** The parts most visitors open next. */
const nextParts = [
  // What is sent must not need a file first: the connection may be gone by then.
  () => import('@/requests/send-request'),
  () => import('@/requests/keep-unsent'),
  () => import('./shell/side-menu'),
  () => import('./routes/later-routes'),
  () => import('@/pages/category-page'),
  () => import('@/pages/detail-page'),
];

/** Fetches the code of what comes next while nothing else is to do; on a slow network the next tap then answers at once. */
export function preloadParts(): void {
  // A part that cannot be fetched now is fetched when it is needed.
  whenIdle(() => nextParts.forEach((load) => load().catch(() => {})));
}
