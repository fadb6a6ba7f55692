import type { Page } from '@playwright/test';
import { day } from '@/platform/time';
import { hana } from '#tests/server/provider-session';
import { leaveWaiting } from './posting-page';
import { expect, test } from './sign-in-build';

/** Stores a post without photos that was submitted signed out on this device so many ms ago. */
const keepUnsigned = (page: Page, productName: string, age: number) =>
  page.evaluate(
    async ([name, savedAt]) => {
      const opening = indexedDB.open('gulit-selling');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const writing = opening.result.transaction('posts', 'readwrite');
      const media = { profile: null, main: null, additional: [], video: null };
      const post = {
        id: 'unsigned',
        state: 'pending',
        owner: null,
        fields: { productName: name },
        media,
        savedAt,
        savedHereAt: savedAt,
        attempt: null,
      };
      writing.objectStore('posts').put(post, 'unsigned');
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      opening.result.close();
    },
    [productName, Date.now() - age] as const,
  );

const question = (page: Page) => page.getByRole('region', { name: 'Unsent post' });
const progress = (page: Page) => page.getByRole('region', { name: 'Your post' });

test('the question about an old post does not overlap the progress of another', async ({
  page,
  server,
  provider,
}) => {
  await leaveWaiting(page);
  await keepUnsigned(page, 'Carved stool', 2 * day);
  await provider.signIn(hana.email, server.origin);
  server.settings.bytesPerSecond = 1;
  await page.goto('/services');
  await expect(question(page)).toContainText('Post Carved stool as hana@example.com?');
  await expect(progress(page)).toBeVisible();
  for (const box of [question(page), progress(page)]) {
    await expect(box).toBeInViewport({ ratio: 1 });
    for (const button of await box.getByRole('button').all()) await button.click({ trial: true });
  }
  await question(page).getByRole('button', { name: 'Not now' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(progress(page)).toBeVisible();
  await progress(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(progress(page)).toHaveCount(0);
});
