import { freePort, hasRestFramework, startDjango, stop } from '#tests/drf/programs';
import { test as base } from './sign-in-build';

export { expect } from './sign-in-build';

/** The app built with a key, at a Django server of each test's own, whose origin is also its `baseURL`. */
export const test = base.extend<{ origin: string }>({
  async origin({ signInBuild }, provide, testInfo) {
    testInfo.skip(
      !process.env['CI'] && !hasRestFramework(),
      'Django REST Framework is not installed (Debian, Ubuntu: apt-get install python3-djangorestframework).',
    );
    const origin = `http://127.0.0.1:${await freePort()}`;
    const django = await startDjango(origin, signInBuild);
    await provide(origin);
    await stop(django);
  },
  baseURL: ({ origin }, provide) => provide(origin),
});
