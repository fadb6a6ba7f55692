import type { Page } from '@playwright/test';
import { hana } from '#tests/server/provider-session';
import { expectSamePosts, signInByForm, submitButton, successOf, writeLadder } from './posting-page';
import { expect, test } from './sign-in-build';

/** A page whose open transaction blocks all others of this browser until it is released. */
async function silence(page: Page, origin: string) {
  const other = await page.context().newPage();
  await other.route('**/silence', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await other.goto(`${origin}/silence`);
  await other.evaluate(async () => {
    const holding = () => {
      const opening = indexedDB.open('gulit-selling');
      opening.addEventListener('upgradeneeded', () => {
        for (const name of ['posts', 'files']) opening.result.createObjectStore(name);
      });
      opening.addEventListener('success', () => {
        const store = opening.result.transaction(['posts', 'files'], 'readwrite').objectStore('posts');
        // A transaction stays open while its requests are answered; sleeping in the answer costs no processor time.
        const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
        const hold = () => {
          Atomics.wait(new Int32Array(buffer), 0, 0, 200);
          store.get('nothing').addEventListener('success', hold);
        };
        store.get('nothing').addEventListener('success', () => {
          postMessage('held');
          hold();
        });
      });
    };
    const worker = new Worker(URL.createObjectURL(new Blob([`(${String(holding)})()`])));
    await new Promise((resolve) => worker.addEventListener('message', resolve));
  });
  await page.bringToFront();
  return { letGo: () => other.close() };
}

test('a post is written, sent and left behind over a database that opens and never answers', async ({
  page,
  server,
  provider,
}) => {
  const { letGo } = await silence(page, server.origin);
  await writeLadder(page);
  await expect(page.getByText('The draft is saved only while this page stays open.')).toBeVisible();
  await submitButton(page).click();
  await page.waitForURL('/login?*');
  await expect(page.getByText('Your post is saved only while this page stays open.')).toBeVisible();
  await signInByForm(page);
  await expect(successOf(page)).toBeVisible();

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.waitForURL('/login');

  await provider.signIn(hana.email, server.origin);
  await letGo();
  await page.goto('/myposts');
  await expect(page.getByRole('heading', { level: 1, name: 'My posts' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectSamePosts(server, 1);
});
