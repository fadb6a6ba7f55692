import { persistedLanguage } from '@/language/choose-language';
import { hour } from '@/platform/time';
import { trust } from '@/platform/trusted-types';
import { afterFirstLoad } from '@/ui/after-first-load';
import { activateNewestBuild, isReloadOffered } from '@/ui/new-version';
import { workerMessages } from './worker-messages';

/** Reads the Network Information API, which only Chromium has. */
function readConnection(name: 'saveData' | 'type'): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/**
 * Whether data may cost the visitor money: with data saver on, on a cellular connection, or on a touch screen with an
 * unknown connection.
 */
function mayBeMetered(): boolean {
  const type = readConnection('type');
  if (readConnection('saveData') === true || type === 'cellular') return true;
  return (type === undefined || type === 'unknown') && window.matchMedia('(pointer: coarse)').matches;
}

const postTo = (worker: ServiceWorker | null, message: string): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage(message);

/** Calls `then` once a worker reaches a state, or never if the worker fails first. */
function whenState(worker: ServiceWorker, state: ServiceWorkerState, then: () => void): void {
  const check = () => {
    if (worker.state !== state) return;
    worker.removeEventListener('statechange', check);
    then();
  };
  worker.addEventListener('statechange', check);
  check();
}

/** Activates a newer version if one is waiting or being fetched. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.waiting && !registration.installing) await registration.update();
  const next = registration.waiting ?? registration.installing;
  if (!next) return;
  return new Promise((resolve) => {
    whenState(next, 'installed', () => postTo(next, workerMessages.takeOver));
    whenState(next, 'activated', resolve);
    // A worker is redundant if the server's `index.html` comes from another build.
    whenState(next, 'redundant', resolve);
  });
}

/** Offers each later version (docs/product.md, Offline). The current one runs until the visitor agrees. */
function watchVersions(registration: ServiceWorkerRegistration): void {
  const offerWhenInstalled = (worker: ServiceWorker | null) => {
    // The first worker in this browser is not a new version.
    if (worker && registration.active) whenState(worker, 'installed', () => isReloadOffered.write(true));
  };
  activateNewestBuild.write(() => takeOver(registration));
  offerWhenInstalled(registration.waiting);
  registration.addEventListener('updatefound', () => offerWhenInstalled(registration.installing));
  // Browsers look for updates when a page opens, but an installed app stays open for days.
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < hour) return;
    checkedAt = Date.now();
    // A failed check is repeated an hour later.
    registration.update().catch(() => {});
  });
}

/** Tells the worker, once the browser is idle, to cache what later pages need offline. */
async function cacheLaterPages(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  const cacheTranslations = () => afterFirstLoad(() => postTo(active, persistedLanguage.read()));
  cacheTranslations();
  persistedLanguage.subscribe(cacheTranslations);
  if (!mayBeMetered()) afterFirstLoad(() => postTo(active, workerMessages.keepAll));
}

/** Starts the service worker. Rejects if the browser forbids workers, as in a sandboxed frame. */
export async function startWorker(): Promise<void> {
  // Missing on pages without https.
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  trust('scriptOrigins', window.location.origin);
  watchVersions(await container.register('/sw.js'));
  await cacheLaterPages(container);
}
