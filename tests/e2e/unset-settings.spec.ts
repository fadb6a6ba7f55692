import { expect, test } from './gulit';

// The tests' build has no sign-in key and no contact addresses.
test('a market without addresses says so on the form and offers no way to report an offer', async ({
  page,
}) => {
  await page.goto('/form');
  await expect(page.getByText("You can't post here yet")).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await expect(page.getByRole('link', { name: '+251 911 000 000' })).toHaveCount(1);
  await page.goto('/nearby-detail?id=1');
  await expect(page.getByRole('heading', { name: 'Stay safe' })).toBeAttached();
  await expect(page.getByText('Report this offer')).toHaveCount(0);
});
