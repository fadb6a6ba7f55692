import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { buildInto } from '#tests/e2e/build-app';
import { deploymentKeys } from './build-site';

const dist = inject('dist');

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .toSorted();

const isText = (name: string) => /\.(html|js|css|json|txt|xml|svg|conf|webmanifest)$|^_/.test(name);

/** Where something private was found, by its description. */
const secrets: Record<string, RegExp> = {
  'a secret key of Stripe or Clerk': /\b[sr]k_(live|test)_\w+/,
  'a webhook secret': /\bwhsec_\w+/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY/,
  'a key of a cloud': /\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b|\bgh[pousr]_\w{36}\b|\bxox[abpr]-\w{10}/,
  'a name and password in an address': /https?:\/\/[^\s/"'`@]+:[^\s/"'`@]+@/,
};

const development: Record<string, RegExp> = {
  'the mocked API': /mockServiceWorker|MOCK_ACTIVATE|mock-tools|\bmsw\b/,
  'demonstration data': /Mushra Wedding House|Piassa Cold Store|\/demo\/[\w-]+\.webp/,
  'a demonstration account': /(hana|abel)@example\.com/,
  'a source map': /sourceMappingURL/,
  'the development server': /@vite\/client|import\.meta\.hot|__vite_plugin_react_preamble|react-refresh/,
  'the development build of React': /react-dom(-client)?\.development|react-jsx-(dev-)?runtime\.development/,
  'a folder of the machine that built it': new RegExp(
    [process.cwd(), `${tmpdir()}${path.sep}`, 'node_modules/']
      .map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
  ),
};

/** Describes which of these a folder contains, and where. */
function findIn(folder: string, patterns: Record<string, RegExp>): readonly string[] {
  return filesIn(folder)
    .filter(isText)
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return Object.entries(patterns).flatMap(([words, pattern]) => {
        const found = pattern.exec(text);
        return found
          ? [`${words} in ${name}: ${text.slice(Math.max(0, found.index - 30), found.index + 60)}`]
          : [];
      });
    });
}

describe('what a build for production ships', () => {
  it('has no secret', () => {
    expect(findIn(dist, secrets)).toEqual([]);
  });

  it('contains no development code', () => {
    expect(findIn(dist, development)).toEqual([]);
    expect(
      filesIn(dist).filter((name) => /\.(map|tsx?|env)$|\.env|^demo|mockServiceWorker/.test(name)),
    ).toEqual([]);
  });

  it('contains only the environment variables that the app reads', () => {
    const all = filesIn(dist)
      .filter(isText)
      .map((name) => readFileSync(path.join(dist, name), 'utf8'))
      .join('\n');
    expect(all).toContain(deploymentKeys.VITE_CLERK_PUBLISHABLE_KEY);
    // Replaces the demonstration's host, at which nobody answers.
    expect(all).toContain(deploymentKeys.VITE_BRAND_TELEGRAM);
    expect(all).not.toMatch(/t\.me\/gulit\b(?!_)/);
    expect(all).not.toContain(deploymentKeys.VITE_UNKNOWN);
    expect(all).not.toContain(deploymentKeys.SERVER_PASSWORD);
  });
});

it('has a sitemap of public pages, which robots.txt names', () => {
  expect(readFileSync(`${dist}/robots.txt`, 'utf8')).toContain('Sitemap: https://gulit.example/sitemap.xml');
  const sitemap = readFileSync(`${dist}/sitemap.xml`, 'utf8');
  expect(sitemap).toContain('<loc>https://gulit.example/holyday%20discounts</loc>');
});

describe('two builds of the same code', () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'gulit-second-'));
  afterAll(() => rmSync(elsewhere, { recursive: true }));

  it(
    'are identical to the byte in another folder, time zone and language',
    { timeout: 300_000 },
    async () => {
      const left = new Set(['.git', 'dist', 'dist-preview', 'tests', 'test-results']);
      const names = readdirSync('.').filter((name) => !left.has(name));
      // Whole, with its modules: the bundler orders modules by their paths, and a link would put them on
      // another side of `src`. As hard links, which cost nothing, where both folders are of one file system.
      const copied = ['-al', '-a'].some((how) => spawnSync('cp', [how, ...names, elsewhere]).status === 0);
      expect(copied).toBe(true);
      const out = path.join(elsewhere, 'out');
      const elsewhereInTheWorld = { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
      await buildInto(out, { ...deploymentKeys, ...elsewhereInTheWorld }, elsewhere);
      const hashes = (folder: string) =>
        filesIn(folder).map((name) => {
          const bytes = readFileSync(path.join(folder, name));
          return `${createHash('sha256').update(bytes).digest('hex')} ${name}`;
        });
      expect(hashes(out)).toEqual(hashes(dist));
    },
  );
});
