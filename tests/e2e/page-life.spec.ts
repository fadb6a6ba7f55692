import type { BrowserContext, Page } from '@playwright/test';
import { buildRow } from '#tests/data/build-row';
import { hana } from '#tests/server/provider-session';
import { expectKept, expectLadder, ladder, writeLadder } from './posting-page';
import { expect, test } from './sign-in-build';

const box = (page: Page) => page.getByRole('textbox', { name: 'Your request' });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
const commentPath = '/comments?product=7&image=1';

/** Serves one listing with a picture that takes comments. */
const serveListing = (context: BrowserContext) =>
  context.route('**/api/products/', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: [buildRow({ id: 7, images: [{ id: 1, image: '/art/homes.webp' }] })] })
      : route.continue(),
  );

test('typed text is restored after the browser has discarded the tab', async ({
  page,
  context,
  server,
  provider,
}) => {
  await serveListing(context);
  await provider.signIn(hana.email, server.origin);
  await page.goto(commentPath);
  await comment(page).fill('Well made');
  await writeLadder(page);
  await box(page).fill('A boat');
  await expectKept(page, ladder.productName, 6);
  // The page is discarded without an event, as on a phone that needs memory.
  const tools = await context.newCDPSession(page);
  const isGone = page.waitForEvent('crash');
  tools.send('Page.crash').catch(() => {});
  await isGone;

  const next = await context.newPage();
  await next.goto('/form');
  await next.getByRole('button', { name: `Resume draft ${ladder.productName}` }).click();
  await expectLadder(next);
  await expect(box(next)).toHaveValue('A boat');
  await next.goto(commentPath);
  await expect(comment(next)).toHaveValue('Well made');
});
