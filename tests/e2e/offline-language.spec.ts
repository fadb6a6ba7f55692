import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from './build-app';
import { test, visitOnce } from './offline-app';

test.use({ serviceWorkers: 'allow' });

/** These files of the build and their static imports. */
function withImports(assets: string, files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found)
    for (const [, imported = ''] of readFileSync(path.join(assets, file), 'utf8').matchAll(
      /(?:from|import)"\.\/([\w-]+\.js)"/g,
    ))
      found.add(imported);
  return [...found];
}

test('a chosen language works offline on every page', async ({ page, server, distDir }) => {
  const [home = '', car = '', helpCenter = '', product = ''] = [
    ['first', 'Newest offers'],
    ['lists', 'A shining car in no time!'],
    ['app', 'Help Center'],
    ['later', 'Product name'],
  ].map(([part, text = '']): string => {
    const file = path.join(root, `src/language/catalogues/de/${part}.json`);
    return JSON.parse(readFileSync(file, 'utf8'))[text];
  });
  const samples = [home, car, helpCenter, product];
  await page.addInitScript(() => localStorage.setItem('language', '"de"'));
  await visitOnce(page, server.origin);
  const assets = path.join(distDir, 'assets');
  const files = readdirSync(assets).filter(
    (file) =>
      /^(?:first|lists|app|later)-[\w-]{8}\.js$/.test(file) &&
      samples.some((text) => readFileSync(path.join(assets, file), 'utf8').includes(text)),
  );
  expect(files).toHaveLength(samples.length);
  // The code of the form is kept after its texts.
  const form = readdirSync(assets).filter((file) => /^form-page-[\w-]{8}\.js$/.test(file));
  expect(form).toHaveLength(1);
  const needed = [...files, ...withImports(assets, form)];
  const areKept = () =>
    page.evaluate(
      async (names) =>
        (await Promise.all(names.map((name) => caches.match(`/assets/${name}`)))).every(Boolean),
      needed,
    );
  await expect.poll(areKept).toBe(true);
  await server.close();
  for (const [address, text] of [
    ['/', home],
    ['/aboutus', helpCenter],
    ['/form', product],
  ] as const) {
    await page.goto(`${server.origin}${address}`);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});
