import type { Page } from '@playwright/test';
import { readMedia } from '#tests/drf/programs';
import { limitUploads } from '#tests/slow-server/limit-uploads';
import { parseRecordedForm } from '#tests/slow-server/parse-recorded-form';
import { test as testDjango } from './django-build';
import { expect, test } from './sign-in-build';

test.skip(() => test.info().project.name !== 'desktop', 'How bytes travel is the same on every screen.');

const size = 2_000_000;
/** What the page sends: bytes that tell where they belong. */
const sent = Buffer.from(Uint8Array.from({ length: size }, (_byte, index) => index % 251));

/**
 * Sends an offer with a photo of that size from the page, and gives up when more than `abortAfter` bytes are
 * gone.
 */
const upload = (page: Page, abortAfter = Infinity) =>
  page.evaluate(
    ([length, last]) => {
      const bytes = Uint8Array.from({ length }, (_byte, index) => index % 251);
      const form = new FormData();
      form.append('product_name', 'Ladder, “3 m”');
      form.append('company_name', 'Bole Tools');
      form.append('product_photo', new File([bytes], 'ladder.png', { type: 'image/png' }));
      const request = new XMLHttpRequest();
      const steps: number[] = [];
      request.upload.addEventListener('progress', ({ loaded }) => {
        steps.push(loaded);
        if (loaded > last) request.abort();
      });
      return new Promise<{ status: number; body: string; steps: number[] }>((resolve) => {
        request.addEventListener('loadend', () => {
          resolve({ status: request.status, body: request.responseText, steps });
        });
        request.open('POST', '/api/products/');
        request.send(form);
      });
    },
    [size, abortAfter] as const,
  );

test('an upload over a slow line advances step by step and arrives whole', async ({ page, server }) => {
  await page.goto('/services');
  await limitUploads(page, size);
  const { status, body, steps } = await upload(page);
  expect({ status, body: JSON.parse(body) }).toEqual({
    status: 201,
    body: { id: 1, product_name: 'Stored' },
  });
  expect(steps.filter((loaded) => loaded < size).length).toBeGreaterThan(4);
  expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));

  const [post, ...more] = server.posts;
  expect(more).toEqual([]);
  if (!post) throw new Error('Nothing was posted.');
  expect(post).toMatchObject({ outcome: 'ended', bytesReceived: Number(post.headers['content-length']) });
  const { texts, files } = await parseRecordedForm(post);
  expect(texts).toEqual([
    ['product_name', 'Ladder, “3 m”'],
    ['company_name', 'Bole Tools'],
  ]);
  expect(files.map(({ name, fileName, type }) => [name, fileName, type])).toEqual([
    ['product_photo', 'ladder.png', 'image/png'],
  ]);
  expect(files[0]?.bytes.equals(sent)).toBe(true);
});

test('what the page gives up, the server sees aborted', async ({ page, server }) => {
  await page.goto('/services');
  await limitUploads(page, size);
  expect(await upload(page, size / 4)).toMatchObject({ status: 0 });
  await expect.poll(() => server.posts[0]?.outcome).toBe('aborted');
  expect(server.posts).toHaveLength(1);
  expect(server.posts[0]?.bytesReceived).toBeGreaterThan(size / 8);
  expect(server.posts[0]?.bytesReceived).toBeLessThan(size);
});

test('a server that reads slowly answers late, and with what the test says', async ({
  page,
  server,
  complaints,
}) => {
  await page.goto('/services');
  Object.assign(server.settings, {
    bytesPerSecond: 2 * size,
    answer: { status: 400, body: { product_name: ['Too long.'] } },
  });
  const start = Date.now();
  const { status, body } = await upload(page);
  expect(Date.now() - start).toBeGreaterThan(450);
  expect({ status, body: JSON.parse(body) }).toEqual({ status: 400, body: { product_name: ['Too long.'] } });
  await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});

for (const [when, hangUpAfter] of [
  ['in the middle', size / 4],
  ['before it answers', Infinity],
] as const) {
  test(`a server that hangs up ${when} is not asked again`, async ({ page, server, complaints }) => {
    await page.goto('/services');
    server.settings.answer = { hangUpAfter };
    expect(await upload(page)).toMatchObject({ status: 0, body: '' });
    expect(server.posts).toMatchObject([{ outcome: 'hung-up' }]);
    await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_')]);
  });
}

testDjango(
  'a Django server serves the build with sign-in, and keeps an upload to the byte',
  async ({ page, provider, origin }) => {
    await provider.signIn('hana@example.com', origin);
    await page.goto('/myprofile');
    await expect(page.getByRole('main').getByText('hana@example.com')).toBeVisible();
    const { status, body } = await upload(page);
    expect(status).toBe(201);
    expect((await readMedia(origin, JSON.parse(body).product_photo)).equals(sent)).toBe(true);
  },
);
