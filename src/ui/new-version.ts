import { createGlobalStore } from '@/platform/create-store';
import { oneAtATime } from '@/platform/one-at-a-time';
import { withTimeout } from '@/platform/with-timeout';
import { readPersisted, writePersisted } from '@/platform/persisted-json';

const storageKey = 'reloaded-from';
/** How long the server, or a worker, may take to answer, in ms. */
const timeout = 5000;

/** Whether the server has another build than this page, so that code this page has not loaded yet is gone. */
export const newVersion = createGlobalStore(() => false);

/** Whether a worker has fetched another build, which takes the place of this one when it is asked to. */
export const offeredVersion = createGlobalStore(() => false);

/** Lets the newest build answer from now on, where a worker would still do so with this one. */
const takeOver = createGlobalStore(() => async (): Promise<void> => {});

/** Sets what is awaited before a reload. */
export const beforeReload = takeOver.write;

/** Opens the page anew, with the newest build. */
export async function reloadPage(): Promise<void> {
  await withTimeout(takeOver.read()(), timeout).catch(() => {});
  window.location.reload();
}

/** The paths of the scripts of a document, which Vite names by the hash of the build; null where it has none. */
const buildOf = (scripts: readonly (string | null | undefined)[]): string | null => scripts.join(' ') || null;

const readOwnBuild = (): string | null =>
  buildOf(
    [...document.querySelectorAll('script[type="module"][src]')].map((each) => each.getAttribute('src')),
  );

/** The build that the server has now; null where its answer has none. */
async function readServedBuild(): Promise<string | null> {
  // The browser's cache may still have the document of the old build.
  const response = await fetch('/', { cache: 'no-store' });
  if (!response.ok) return null;
  // Not a parser of documents, which takes only text that a policy trusts (docs/deploy.md).
  const scripts = (await response.text()).matchAll(/<script type="module"[^>]* src="([^"]+)"/g);
  return buildOf([...scripts].map(([, path]) => path));
}

/**
 * Whether a reload would lose text that was typed or is being sent; text that is also in the address is
 * restored.
 */
function wouldLoseText(): boolean {
  const inAddress = new Set(new URLSearchParams(window.location.search).values());
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])',
  );
  const holdsText = [...fields].some(({ value }) => value.trim() !== '' && !inAddress.has(value.trim()));
  return holdsText || document.querySelector('form button:disabled') !== null;
}

/**
 * Notes that this build reloads itself now; false if it did before, or if that cannot be noted: nothing would
 * then stop the page from reloading again and again.
 */
const claimReload = (build: string): boolean =>
  readPersisted(storageKey, 'sessionStorage') !== build &&
  writePersisted(storageKey, build, 'sessionStorage');

async function reloadOrTell(): Promise<void> {
  const build = readOwnBuild();
  if (build === null) return;
  const served = await withTimeout(readServedBuild(), timeout).catch(() => null);
  if (served === null || served === build) return;
  if (wouldLoseText() || !claimReload(build)) return newVersion.write(true);
  await reloadPage();
  // Never settles, so that the skeleton stays until the page unloads instead of a failure flashing up.
  return new Promise(() => {});
}

/**
 * Called when an import failed; resolves if the page is not reloaded. If the server has another build, reloads
 * the page, or sets `newVersion` where text would be lost or a reload did not help (docs/product.md, Failures).
 */
const checkVersion = (): Promise<void> => oneAtATime('check the version', reloadOrTell);

/** Calls `load`; rejects with its error, unless the page reloads because of it. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    await checkVersion();
    // Firefox aborts what is on its way as soon as somebody leaves, and shows the page until the next one answers.
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, timeout));
    throw error;
  } finally {
    // Only as long as it is needed: some browsers keep no page that listens for it to come back to.
    window.removeEventListener('beforeunload', leave);
  }
}

/** Covers imports outside of `loadCode`: Vite fires an event for each one that fails. Returns how to stop. */
export function watchImports(): () => void {
  const check = () => void checkVersion();
  window.addEventListener('vite:preloadError', check);
  return () => window.removeEventListener('vite:preloadError', check);
}
