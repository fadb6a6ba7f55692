import { commentsPath } from '@/platform/link-builders';
import { expect, test } from './django-build';

test.skip(() => test.info().project.name !== 'desktop', 'What a server stores is the same on every screen.');

test('a comment reaches a Django server to the letter, and stands under its picture alone', async ({
  page,
  origin,
  provider,
}) => {
  await provider.signIn('hana@example.com', origin);
  const answer = await fetch(`${origin}/api/products/`);
  const rows: { id: number; product_name: string; images: { id: number }[] }[] = await answer.json();
  const { id = 0, images = [] } = rows.find((row) => row.product_name === 'Three-Seat Sofa') ?? {};
  const [first, second] = images.map((image) => image.id);
  await page.goto(commentsPath(String(id), String(second)));
  await page.getByRole('textbox', { name: 'Your comment' }).fill('  Is the blue one left?  ');
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Comment' }).click();
  const sent = await sending;
  expect(sent.url()).toBe(`${origin}/api/cat`);
  const body: Record<string, unknown> = sent.postDataJSON();
  expect(Object.keys(body)).toEqual(['product_id', 'image_id', 'user_email', 'comment', 'date_posted']);
  expect(body).toMatchObject({
    product_id: id,
    image_id: second,
    user_email: 'hana@example.com',
    comment: 'Is the blue one left?',
  });
  expect(new Date(String(body['date_posted'])).toISOString()).toBe(body['date_posted']);
  expect((await sent.response())?.status()).toBe(201);
  await expect(page.getByText('✅ Comment submitted!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Is the blue one left?')).toBeVisible();
  await page.goto(commentsPath(String(id), String(first)));
  await expect(page.getByText('No comments yet.')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText('Looking for a used bicycle.')).toBeVisible();
  await expect(page.getByText('Is the blue one left?')).toHaveCount(0);
});
