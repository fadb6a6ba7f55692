import { freePort, hasRestFramework, startDjango, stop } from '#tests/drf/programs';
import { test as base } from './sign-in-build';

/** The app built with a key, on a Django server of each test, whose origin is the `baseURL`. */
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
