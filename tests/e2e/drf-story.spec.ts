import { createModerator } from '#tests/drf/moderator';
import { hana } from '#tests/server/provider-session';
import { ladder, submitButton, successOf, writeLadder } from './posting-page';
import { expect, test } from './django-build';

interface Row {
  id: number;
  product_name: string;
  verified: boolean;
}

async function readRows(origin: string): Promise<readonly Row[]> {
  return (await fetch(`${origin}/api/products/`)).json();
}

test('a post goes live on the server: bell, saved search and saved offer tell of it', async ({
  page,
  origin,
  provider,
}) => {
  const moderator = createModerator(origin);
  const idOf = async (name: string) =>
    (await readRows(origin)).find(({ product_name }) => product_name === name)?.id ?? NaN;
  await provider.signIn(hana.email, origin);
  await writeLadder(page);
  await submitButton(page).click();
  await expect(successOf(page)).toBeVisible();
  // A visitor searches for a post while it still waits.
  await page.goto('/search?query=ladder');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText(/^Search saved/)).toBeVisible();
  const looksBack = () =>
    page.evaluate(() => {
      const [{ since }] = JSON.parse(localStorage.getItem('gulit:saved-searches') ?? '[{}]');
      return Date.now() - since;
    });
  await expect.poll(looksBack).toBeGreaterThan(6 * 86_400_000);
  await page.goto('/search?query=sofa');
  await page.getByRole('button', { name: 'Save Three-Seat Sofa' }).click();
  const post = await idOf(ladder.productName);
  const isWaitedFor = () => page.evaluate(() => localStorage.getItem('gulit:post-news'));
  await expect.poll(isWaitedFor).toContain(`"waiting":["${post}"]`);

  await moderator.change(post, { verified: true });
  await moderator.change(await idOf('Three-Seat Sofa'), { price: '41500.00' });
  await page.goto('/services');
  const bell = page.getByRole('link', {
    name: 'Requests. 1 new offer in your saved searches. Your offer is live.',
    includeHidden: true,
  });
  await expect(bell).toBeAttached();
  await page.goto('/notifications');
  const live = page.getByRole('region', { name: 'Your offer is live.' });
  await expect(live.getByRole('link', { name: ladder.productName, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'New in your saved searches' })).toContainText('“ladder”');

  await page.goto('/saved');
  await expect(page.getByText('Was 46,000, now 41,500 Birr')).toBeVisible();
  await page.getByRole('link', { name: '“ladder” 1 new' }).click();
  await expect(page.getByRole('article').filter({ hasText: ladder.productName })).toContainText('New offer');
});
