import { categories } from '@/listings/categories/categories';
import { createDatabase } from '@/mocks/database/create-database';
import { apiHandlers } from '@/mocks/handlers/handlers';
import { plainPath } from '#tests/structure/plain-path';
import { specifiedPaths } from '#tests/structure/specified-paths';
import { crawl } from './crawl';
import { answer, expect, test } from './gulit';
import { expect as expectSignedIn, test as testSignedIn } from './sign-in-build';

/** Reached by doing something, not by a link at hand; the logout page is an overlay over the page before it. */
const unlinked = new Set(['/welcome', '/success', '/cancel', '/logout', '/comments']);
/** Pages whose other spelling the links use. */
const otherSpelling = new Set(['/profile', '/contactus', '/contact-us', '/refunds', '/returns-refunds']);

/** Ends the walk. */
const isLogout = (address: string) => address === '/logout';

/** One category of each layout stands for all: they differ in their offers alone. */
const likeAnother = new Set(
  categories
    .filter(({ layout }, index) => categories.findIndex((other) => other.layout === layout) !== index)
    .flatMap(({ paths }) => paths.map(plainPath)),
);

const pathsIn = (opened: ReadonlySet<string>) => new Set([...opened].map(plainPath));

test('every link leads to a sound page, and all pages are found', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a page is the same page on every size');
  // A loaded machine takes several minutes to check the access of every page.
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = pathsIn(
    await crawl(page, {
      checksAccess: (address) => !likeAnother.has(plainPath(address)),
      isLeftOut: isLogout,
    }),
  );
  const wanted = [...specifiedPaths, ...categories.map(({ paths: [first] }) => first)].map(plainPath);
  expect(
    wanted.filter((path) => !found.has(path) && !unlinked.has(path) && !otherSpelling.has(path)),
  ).toEqual([]);
});

testSignedIn('signed in as well', async ({ page, isMobile, provider, server }) => {
  testSignedIn.skip(isMobile, 'a page is the same page on every size');
  testSignedIn.setTimeout(300_000);
  await provider.signIn('hana@example.com', server.origin);
  const handlers = apiHandlers(createDatabase());
  await page.route('**/api/**', (route) => answer(route, handlers));
  await page.route('**/demo/**', (route) =>
    route.fulfill({ path: `public${new URL(route.request().url()).pathname}` }),
  );
  const found = pathsIn(
    await crawl(page, {
      checksAccess: () => false,
      isLeftOut: (address) => isLogout(address) || likeAnother.has(plainPath(address)),
    }),
  );
  expectSignedIn([...found]).toEqual(expectSignedIn.arrayContaining(['/myposts', '/form', '/myprofile']));
});
