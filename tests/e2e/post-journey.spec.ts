import { hana } from '#tests/server/provider-session';
import { ladder, photosInput, submitButton, successOf } from './posting-page';
import { expect, test } from './sign-in-build';
import { expectNoViolation } from './violations';

test('a post with six photos takes one chooser and is looked at before it is sent', async ({
  page,
  server,
  provider,
}) => {
  await provider.signIn(hana.email, server.origin);
  let choosers = 0;
  page.on('filechooser', () => {
    choosers += 1;
  });
  await page.goto('/form');
  const choosing = page.waitForEvent('filechooser');
  await photosInput(page).click();
  await (await choosing).setFiles([ladder.main, ...ladder.additional]);
  await expect(page.getByRole('img', { name: 'Additional image 5' })).toBeVisible();
  expect(choosers).toBeLessThanOrEqual(3);
  await page.getByLabel('Product name').fill(ladder.productName);
  await page.getByLabel('Company name').fill(ladder.companyName);
  await page.getByLabel('Price').fill('1500');
  await expect(page.getByText('Buyers cannot reach you: add a phone or Telegram')).toBeVisible();

  const open = page.getByRole('button', { name: 'Preview', exact: true });
  await open.click();
  const preview = page.getByRole('dialog', { name: 'Preview of your offer' });
  await expect(preview.getByRole('heading', { level: 1, name: ladder.productName })).toBeVisible();
  await expect(preview.getByText('1,500 Birr').last()).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Zoom picture 1 of 6' })).toBeVisible();
  await expectNoViolation(page, { include: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await expect(preview).toBeVisible();
  await page.goBack();
  await expect(preview).toHaveCount(0);
  await expect(page.getByLabel('Product name')).toHaveValue(ladder.productName);
  expect(server.posts).toHaveLength(0);

  await submitButton(page).click();
  await expect(successOf(page)).toBeVisible();
  expect(server.posts).toHaveLength(1);
});
