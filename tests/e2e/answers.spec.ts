import { expect, test } from './django-build';
import { keyTo } from './key-to';
import { expectNoContactCovered } from './layout';
import { answerProvider } from './sign-in-build';
import { expectNoViolation } from './violations';

test('somebody asks, a seller answers with an offer by keyboard alone, and the answer is found and opened', async ({
  page: hana,
  origin,
  provider,
  browser,
  contextOptions,
  isMobile,
}) => {
  await provider.signIn('hana@example.com', origin);
  await hana.goto('/services');
  await hana.getByRole('textbox', { name: 'Your request' }).fill('A sofa for three, up to 50,000 Birr');
  await hana.getByRole('button', { name: 'Send' }).click();
  await expect(hana.getByText('✅ Message submitted!')).toBeVisible();

  const device = await browser.newContext({
    ...contextOptions,
    baseURL: origin,
    // Each theme on one size: colours are the same on both.
    colorScheme: isMobile ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await (await answerProvider(device)).signIn('dawit@example.com', origin);
  const dawit = await device.newPage();
  await dawit.goto('/notifications');
  const asked = dawit.getByRole('article', { name: 'Request from Hana Bekele' });
  await expect(asked.getByRole('link', { name: /^Three-Seat Sofa/ })).toBeVisible();
  const opener = asked.getByRole('button', { name: /^I have this/ });
  await keyTo(dawit, opener);
  await dawit.keyboard.press('Enter');
  const dialog = dawit.getByRole('dialog', { name: 'I have this' });
  const listing = dialog.getByRole('list', { name: 'Your offers' }).getByRole('button');
  await expect(listing).toContainText('Three-Seat Sofa');
  await expectNoViolation(dawit, { include: 'dialog[open]' });
  await dawit.keyboard.press('Escape');
  // A dialog is hidden before the page hears of it, and cannot be opened again until then.
  await expect(dawit.getByRole('dialog', { name: 'I have this', includeHidden: true })).toHaveCount(0);
  await expect(opener).toBeFocused();
  await dawit.keyboard.press('Enter');
  await expect(listing).toBeVisible();
  // Tab does not leave the dialog: it stops at the offer, *Cancel*, and perhaps the browser's own bar.
  await dawit.keyboard.press('Tab');
  await expect(
    listing.or(dialog.getByRole('button', { name: 'Cancel' })).and(dawit.locator(':focus')),
  ).toHaveCount(1);
  if (!(await listing.evaluate((element) => element === document.activeElement))) await keyTo(dawit, listing);
  await dawit.keyboard.press('Enter');
  await expectNoViolation(dawit, { include: 'dialog[open]' });
  await keyTo(dawit, dialog.getByRole('button', { name: 'Send' }));
  await dawit.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const sent = asked.getByRole('list', { name: 'Answers' }).getByRole('link', { name: /^Three-Seat Sofa/ });
  await expect(sent).toBeVisible();
  await dawit.goto('/chat');
  await expect(sent.or(dawit.getByRole('list', { name: 'Answers' }))).not.toHaveCount(0);
  await device.close();

  await hana.goto('/');
  await keyTo(hana, hana.getByRole('link', { name: 'See 1 answer' }), 'Shift+Tab');
  await hana.keyboard.press('Enter');
  const own = hana.getByRole('main').getByRole('article').first();
  await expect(own).toContainText('A sofa for three');
  await expect(own.getByRole('list', { name: 'Answers' })).toContainText('Dawit Tesfaye');
  await hana.goto('/chat');
  const answer = hana.getByRole('list', { name: 'Answers' }).getByRole('link', { name: /^Three-Seat Sofa/ });
  await expect(answer).toBeVisible();
  await answer.click();
  await expect(hana.getByRole('heading', { level: 1, name: 'Three-Seat Sofa' })).toBeVisible();
  await expect(hana.getByRole('main')).toContainText('46,000 Birr');

  await hana.goto('/nearby-detail?id=1');
  await hana
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await expectNoContactCovered(hana, hana.getByText('Saved on this device.'));
});
