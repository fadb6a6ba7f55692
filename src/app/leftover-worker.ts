/** MSW's own name for it, not in one word: no build without mocking may hold that (tests/e2e/build.spec.ts). */
const mockWorker = /\/mock\w+Worker\.js$/;

/**
 * Removes the worker of the mocked API that a build with mocking has left on this origin: it answers nothing by itself, but every
 * call would go through it.
 */
export async function removeLeftoverWorker(): Promise<void> {
  // Missing without https; in a sandboxed frame reading it throws.
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (mockWorker.test(registration.active?.scriptURL ?? '')) await registration.unregister();
}
