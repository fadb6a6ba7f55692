import { createStore } from '@/lib/create-store';

/** Whether the server holds another build than this page, whose late parts may then be gone. */
export const newVersion = createStore(false);

const storageKey = 'reloaded-from';
/** How long the server may take to say which build it holds, in ms. */
const patience = 5000;

/** The address of the entry script, which is named after the build's content; null where a document names none. */
const buildOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** The build that the server holds now; null where it cannot be asked, as without a connection. */
async function readServedBuild(): Promise<string | null> {
  try {
    // The cache may still hold the document of the old build.
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return response.ok ? buildOf(new DOMParser().parseFromString(await response.text(), 'text/html')) : null;
  } catch {
    return null;
  }
}

/** Whether a reload would lose a text that was typed or is being sent; text that is in the address comes back. */
function wouldLoseText(): boolean {
  const inAddress = new Set(new URLSearchParams(window.location.search).values());
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])',
  );
  const holdsText = [...fields].some(({ value }) => value.trim() !== '' && !inAddress.has(value.trim()));
  return holdsText || document.querySelector('form button:disabled') !== null;
}

/** Marks this build as reloaded from; false where it already was, or nothing can be marked. */
function claimReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === build) return false;
    sessionStorage.setItem(storageKey, build);
    return true;
  } catch {
    // With the storage closed nothing would stop the page from reloading for ever.
    return false;
  }
}

async function reloadOrTell(): Promise<void> {
  const build = buildOf(document);
  if (build === null) return;
  const served = await readServedBuild();
  if (served === null || served === build) return;
  if (wouldLoseText() || !claimReload(build)) return newVersion.write(true);
  window.location.reload();
  // Never settles: whoever waits keeps its skeleton until the page goes.
  return new Promise(() => {});
}

let checking: Promise<void> | null = null;

/**
 * For code that could not be had: where the server holds another build, reloads the page, once a build, or writes
 * `newVersion` if text would be lost (docs/product.md, Failures). Resolves where the page stays.
 */
function checkVersion(): Promise<void> {
  checking ??= reloadOrTell().finally(() => {
    checking = null;
  });
  return checking;
}

/** `load`, whose failure is told only once the page is known to stay. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    await checkVersion();
    throw error;
  }
}

/** Checks the version whenever Vite fails to import a module, also outside of `loadCode`; returns how to stop. */
export function watchImports(): () => void {
  const check = () => void checkVersion();
  window.addEventListener('vite:preloadError', check);
  return () => window.removeEventListener('vite:preloadError', check);
}
