/** MSW's own name for it, not in one word: no build without mocking may hold that (tests/e2e/build.spec.ts). */
const mockWorker = /\/mock\w+Worker\.js$/;

/**
 * Removes the worker of the mocked API that a build with mocking has left on this origin, and returns whether
 * there was one: it answers nothing by itself, but every call would go through it.
 */
export async function removeLeftoverWorker(container: ServiceWorkerContainer): Promise<boolean> {
  const leftovers = (await container.getRegistrations()).filter(({ active }) =>
    mockWorker.test(active?.scriptURL ?? ''),
  );
  for (const registration of leftovers) await registration.unregister();
  return leftovers.length > 0;
}
