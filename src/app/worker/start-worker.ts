import { trustScriptsOf } from '@/platform/trusted-types';
import { persistedLanguage } from '@/language/choose-language';
import { hour } from '@/platform/time';
import { whenIdleToFetch } from '@/ui/late-part';
import { beforeReload, offeredVersion } from '@/ui/new-version';
import { workerMessages } from './worker-messages';

/** Reads the Network Information API, which only Chromium has. */
function readConnection(name: 'saveData' | 'type'): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/**
 * Whether data may cost the visitor money: with data saver on, on a cellular line, or on a touch screen with an
 * unknown line.
 */
function mayBeMetered(): boolean {
  const type = readConnection('type');
  if (readConnection('saveData') === true || type === 'cellular') return true;
  return (type === undefined || type === 'unknown') && window.matchMedia('(pointer: coarse)').matches;
}

/** MSW's own name for it, not in one word: no build without mocking may hold that (tests/e2e/build.spec.ts). */
const mockWorker = /\/mock\w+Worker\.js$/;

/**
 * Removes the worker of the mocked API that a build with mocking has left on this origin, and returns whether
 * there was one: it answers nothing by itself, but every call would go through it.
 */
async function removeLeftoverWorker(container: ServiceWorkerContainer): Promise<boolean> {
  const leftovers = (await container.getRegistrations()).filter(({ active }) =>
    mockWorker.test(active?.scriptURL ?? ''),
  );
  for (const registration of leftovers) await registration.unregister();
  return leftovers.length > 0;
}

/** Says something of `worker-messages.ts` to a worker. */
const tell = (worker: ServiceWorker | null, message: string): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage(message);

/** Calls `then` as soon as a worker has come to a state; never for one that fails before. */
function whenIn(worker: ServiceWorker, state: ServiceWorkerState, then: () => void): void {
  const look = () => {
    if (worker.state !== state) return;
    worker.removeEventListener('statechange', look);
    then();
  };
  worker.addEventListener('statechange', look);
  look();
}

/** Lets the version that waits, or is just being fetched, answer from now on; does nothing where there is none. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.waiting && !registration.installing) await registration.update();
  const next = registration.waiting ?? registration.installing;
  if (!next) return;
  return new Promise((resolve) => {
    whenIn(next, 'installed', () => {
      tell(next, workerMessages.takeOver);
    });
    whenIn(next, 'activated', resolve);
    // It does not install where its page is of another build.
    whenIn(next, 'redundant', resolve);
  });
}

/** Offers every further version (docs/product.md, Offline): the one that runs stays until it is asked for. */
function watchVersions(registration: ServiceWorkerRegistration): void {
  const note = (worker: ServiceWorker | null) => {
    // The first worker that a browser installs is no new version.
    if (worker && registration.active) whenIn(worker, 'installed', () => offeredVersion.write(true));
  };
  beforeReload(() => takeOver(registration));
  note(registration.waiting);
  registration.addEventListener('updatefound', () => note(registration.installing));
  // The browser looks when a page is opened; an app on a phone stays open for days.
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < hour) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** Lets the worker fetch what later pages need without a connection, when nothing else is being done. */
async function keepLaterPages(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  const keepTexts = () => whenIdleToFetch(() => tell(active, persistedLanguage.read()));
  keepTexts();
  persistedLanguage.subscribe(keepTexts);
  whenIdleToFetch(() => {
    tell(active, mayBeMetered() ? workerMessages.keepForm : workerMessages.keepAll);
  });
}

/**
 * Keeps the shell of the app and visited pictures on the device from the next visit on. Rejects where the
 * browser forbids it, as in a sandboxed frame.
 */
export async function startWorker(): Promise<void> {
  // Missing without https.
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  // The removed worker's registration stands in the place of ours until the page is left.
  if (await removeLeftoverWorker(container)) return;
  trustScriptsOf(window.location.origin);
  watchVersions(await container.register('/sw.js'));
  await keepLaterPages(container);
}
