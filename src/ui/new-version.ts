import { createGlobalStore } from '@/platform/create-store';
import { oneAtATime } from '@/platform/one-at-a-time';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { withTimeout } from '@/platform/scheduling';

const storageKey = 'reloaded-from';
/** How long the server or a service worker may take to answer, in ms. */
const timeout = 5000;

/** Whether the visitor has to reload: code of this old build is missing, and the page did not reload itself. */
export const isReloadNeeded = createGlobalStore(() => false);

/** Whether a service worker has fetched a newer build and can activate it. */
export const isReloadOffered = createGlobalStore(() => false);

/** Activates the newest build, if a service worker still serves an older one. `start-worker.ts` sets this function. */
export const activateNewestBuild = createGlobalStore(() => async (): Promise<void> => {});

export async function reloadPage(): Promise<void> {
  // A reload also helps if the new build is not activated in time.
  await withTimeout(activateNewestBuild.read()(), timeout).catch(() => {});
  window.location.reload();
}

/** The paths of a document's scripts, whose names contain the build's hash; null if there are none. */
const buildOf = (scripts: readonly (string | null | undefined)[]): string | null => scripts.join(' ') || null;

const readOwnBuild = (): string | null =>
  buildOf(
    [...document.querySelectorAll('script[type="module"][src]')].map((each) => each.getAttribute('src')),
  );

/** The build that the server has now; null if its response names none. */
async function readServedBuild(): Promise<string | null> {
  // The HTTP cache may hold the document of the old build.
  const response = await fetch('/', { cache: 'no-store' });
  if (!response.ok) return null;
  // The Trusted Types policy forbids DOMParser here (docs/security.md, Content policy and headers).
  const scripts = (await response.text()).matchAll(/<script type="module"[^>]* src="([^"]+)"/g);
  return buildOf([...scripts].map(([, path]) => path));
}

/** Whether a reload would lose text that was typed or is being sent. Text in the address is not lost. */
function wouldLoseText(): boolean {
  const inAddress = new Set(new URLSearchParams(window.location.search).values());
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])',
  );
  const holdsText = [...fields].some(({ value }) => value.trim() !== '' && !inAddress.has(value.trim()));
  return holdsText || document.querySelector('form button:disabled') !== null;
}

/** Records that this build reloads the page. Returns false if it has done so before, or if the storage is blocked. */
const claimReload = (build: string): boolean =>
  readPersisted(storageKey, 'sessionStorage') !== build &&
  writePersisted(storageKey, build, 'sessionStorage');

async function reloadOrAsk(): Promise<void> {
  const build = readOwnBuild();
  if (build === null) return;
  const served = await withTimeout(readServedBuild(), timeout).catch(() => null);
  if (served === null || served === build) return;
  if (wouldLoseText() || !claimReload(build)) return isReloadNeeded.write(true);
  await reloadPage();
  // Never settles, so that no failure is shown before the page unloads.
  return new Promise(() => {});
}

/**
 * Runs when an import fails. If the server has another build, the page reloads. If text would be lost, or a reload did
 * not help, the page asks the visitor to reload.
 */
const checkVersion = (): Promise<void> => oneAtATime('check the version', reloadOrAsk);

/** Calls `load`. Rejects with its error, but not while the page is reloading. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    await checkVersion();
    throw error;
  }
}

/** Watches imports without `loadCode`: Vite fires an event for each failure. Returns a function to stop watching. */
export function watchImports(): () => void {
  const check = () => void checkVersion();
  window.addEventListener('vite:preloadError', check);
  return () => window.removeEventListener('vite:preloadError', check);
}
