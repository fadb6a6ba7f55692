import { existsSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '@/platform/paths';

const manifest: unknown = JSON.parse(readFileSync('public/manifest.json', 'utf8'));

it('the manifest of the installed app names existing icons in the stated size', () => {
  const { icons } = Object(manifest);
  for (const { src, sizes, type } of icons) {
    expect(existsSync(`public${src}`), src).toBe(true);
    if (type !== 'image/png') continue;
    const png = readFileSync(`public${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
});

it('the manifest of the installed app has shortcuts to existing pages', () => {
  const known = Object.values(paths).map((path) => ({ path }));
  const { shortcuts, start_url } = Object(manifest);
  for (const { url } of [...shortcuts, { url: start_url }])
    expect(matchRoutes(known, url), url).not.toBeNull();
  expect(shortcuts).toHaveLength(3);
});
