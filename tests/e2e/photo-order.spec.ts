import { dragPhoto, takeFinger, takeMouse } from './drag-photo';
import { expect, test } from './gulit';
import { changePhoto, noteSizes, pickImages, pickPhoto, sizesOf, smallPhoto } from './posting-page';

test.beforeEach(({ page }) => noteSizes(page));

test('photos can be reordered by dragging and by their menus, and the draft stores the order', async ({
  page,
  isMobile,
}) => {
  await page.goto('/form');
  await pickPhoto(page, 'Main product image', smallPhoto('main.jpg', 9000));
  await pickImages(
    page,
    [1, 2, 3, 4, 5].map((number) => smallPhoto(`${number}.jpg`, number * 1000)),
  );
  const sizes = () => sizesOf(page);
  await expect.poll(sizes).toEqual([1, 2, 3, 4, 5]);
  const pointer = isMobile ? await takeFinger(page) : await takeMouse(page);
  await dragPhoto(page, pointer, 'Additional image 1', 'Additional image 3');
  await expect(page.getByText('Image 1 is now image 3 of 5.')).toBeAttached();
  await expect.poll(sizes).toEqual([2, 3, 1, 4, 5]);

  await changePhoto(page, 'image 5', 'Move earlier');
  const last = [2, 3, 1, 5, 4];
  await expect.poll(sizes).toEqual(last);

  await page.reload();
  await page.getByRole('button', { name: 'Resume draft' }).click();
  await expect.poll(sizes).toEqual(last);

  // Any photo can become the main one, with its menu or by dragging it to the first place.
  await changePhoto(page, 'image 2', 'Make main');
  await expect(page.getByRole('button', { name: 'Options for main product image' })).toBeFocused();
  await expect.poll(sizes).toEqual([9, 2, 1, 5, 4]);
  await dragPhoto(page, pointer, 'Additional image 3', 'Main product image');
  await expect(page.getByText('Image 3 is now the main product image.')).toBeAttached();
  await expect.poll(sizes).toEqual([3, 9, 2, 5, 4]);
});
