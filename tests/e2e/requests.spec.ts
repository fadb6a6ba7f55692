import { expect, test } from './gulit';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Visitor ${index + 1}`,
    message: `Request ${index + 1}: ${'who has one of these to sell? '.repeat(1 + (index % 4))}`,
    created_at: new Date(Date.now() - (count - index) * 60_000).toISOString(),
  }));

test('the conversation opens at its newest message, above the box, and scrolls to new ones', async ({
  page,
}) => {
  const rows: object[] = entries(60);
  await page.route('**/api/cat', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: rows });
    const row = { id: 999, created_at: new Date().toISOString(), ...route.request().postDataJSON() };
    rows.push(row);
    return route.fulfill({ status: 201, json: row });
  });
  await page.goto('/chat');
  await expect(page.getByText(/^Request 60:/)).toBeInViewport({ ratio: 1 });
  const box = page.getByRole('textbox', { name: 'Your request' });
  await box.fill('A boat for Saturday');
  await box.press('Enter');
  const mine = page.getByRole('listitem').filter({ hasText: 'A boat for Saturday' });
  await expect(mine).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('✅ Message submitted!')).toBeVisible();
  await expect(mine).toHaveCount(1);
  const [message, aside] = [await mine.boundingBox(), await box.boundingBox()];
  expect((message?.y ?? 0) + (message?.height ?? 1000)).toBeLessThan(aside?.y ?? 0);
});
