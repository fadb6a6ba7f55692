import type { Page } from '@playwright/test';
import { expectKept, expectLadder, ladder, writeLadder } from './posting-page';
import { expect, test } from './sign-in-build';

const resume = (page: Page, name: string) => page.getByRole('button', { name: `Resume draft ${name}` });

test('a browser that stores no files, as WebKit in a private window, keeps a draft with its photos', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      if (value instanceof Blob) throw new DOMException('Error preparing Blob/File data', 'UnknownError');
      return put.call(this, value, key);
    };
  });
  await writeLadder(page);
  await expectKept(page, ladder.productName, 6);
  await expect(page.getByText('This browser has no room')).toHaveCount(0);
  await page.reload();
  await resume(page, ladder.productName).click();
  await expectLadder(page);
});

test('what older versions of the app kept is offered, and what cannot be read stays', async ({ page }) => {
  await page.goto('/form');
  await expect(page.getByLabel('Product name')).toBeVisible();
  await page.evaluate(async () => {
    const opening = indexedDB.open('gulit-selling');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction(['posts', 'files'], 'readwrite');
    const [posts, files] = [writing.objectStore('posts'), writing.objectStore('files')];
    posts.put({ texts: { product_name: 'Clay pot' } }, 'unreadable');
    files.put(new File(['front'], 'front.jpg', { type: 'image/jpeg' }), ['unreadable', 'front']);
    posts.put(
      {
        id: 'older',
        state: 'draft',
        fields: { productName: 'Chair' },
        media: { profile: null, main: { id: 'main', originalSize: 5 }, additional: [], video: null },
        savedAt: Date.now(),
      },
      'older',
    );
    files.put(new File(['photo'], 'chair.jpg', { type: 'image/jpeg' }), ['older', 'main']);
    files.put(new File(['gone'], 'gone.jpg', { type: 'image/jpeg' }), ['gone', 'main']);
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opening.result.close();
  });
  await page.reload();
  await resume(page, 'Chair').click();
  await expect(page.getByRole('img', { name: 'Main product image' })).toBeAttached();
  // The file without a post was removed meanwhile, but not the file of the unreadable record.
  await expectKept(page, 'Chair', 2);
});
