import { categories } from '@/listings/categories/categories';
import { plainPath } from '#tests/structure/plain-path';
import { specifiedPaths } from '#tests/structure/specified-paths';
import { crawl, expectAccessible } from './crawl';
import { expect, test } from './gulit';
import { openInApp } from './in-app';

/** Reached by an action, not by a link; the logout page is an overlay over the previous page. */
const unlinked = new Set(['/welcome', '/success', '/cancel', '/logout', '/comments']);
/** Pages that the links spell differently. */
const otherSpelling = new Set(['/profile', '/contactus', '/contact-us', '/refunds', '/returns-refunds']);

/** Opening it would log out and end the crawl. */
const isLogout = (address: string) => address === '/logout';

/** One category of each layout is enough: they differ only in their offers. */
const likeAnother = new Set(
  categories
    .filter(({ layout }, index) => categories.findIndex((other) => other.layout === layout) !== index)
    .flatMap(({ paths }) => paths.map(plainPath)),
);

const pathsIn = (opened: ReadonlySet<string>) => new Set([...opened].map(plainPath));

test('every link leads to a working page, and every page is linked', async ({ page }) => {
  // A busy machine takes several minutes to check the accessibility of every page.
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

/** Pages and states of pages that no link leads to. */
const more = [
  '/search?query=zzzz',
  '/search?query=music&discount=only',
  '/search?query=fridje%20bole&discount=only',
  '/nearby-detail?id=none',
  '/no-such-page',
  '/compare?offer=480&offer=450',
  '/comments?product=480&image=48000',
  '/comments',
  '/seller',
  '/shops-directory?sort=nearest',
  '/success',
  '/cancel',
  '/logout',
];

test('pages without a link to them are accessible too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible();
  for (const address of more) {
    await openInApp(page, address);
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expectAccessible(page, address);
  }
});
