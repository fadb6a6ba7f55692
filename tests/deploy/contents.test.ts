import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { deploymentKeys } from './build-site';

const dist = inject('dist');

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(path.join(dist, name)).isFile(),
);
const texts = files
  .filter((name) => /\.(html|js|css|json|txt|xml|svg|conf|webmanifest)$|^_/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(dist, name), 'utf8') }));

/** Patterns of private data, by a description. */
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

/** Describes which of these the build contains, and where. */
const find = (patterns: Record<string, RegExp>) =>
  texts.flatMap(({ name, text }) =>
    Object.entries(patterns).flatMap(([words, pattern]) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [`${words} in ${name}: ${text.slice(Math.max(0, at - 30), at + 60)}`];
    }),
  );

describe('a production build', () => {
  it('contains no secret', () => {
    expect(find(secrets)).toEqual([]);
  });

  it('contains no development code', () => {
    expect(find(development)).toEqual([]);
    expect(files.filter((name) => /\.(map|tsx?|env)$|\.env|^demo|mockServiceWorker/.test(name))).toEqual([]);
  });

  it('contains only the environment variables that the app reads', () => {
    const all = texts.map(({ text }) => text).join('\n');
    expect(all).toContain(deploymentKeys.VITE_CLERK_PUBLISHABLE_KEY);
    // This address replaces the demonstration's, at which nobody answers.
    expect(all).toContain(deploymentKeys.VITE_BRAND_TELEGRAM);
    expect(all).not.toMatch(/t\.me\/gulit\b(?!_)/);
    expect(all).not.toContain(deploymentKeys.VITE_UNKNOWN);
    expect(all).not.toContain(deploymentKeys.SERVER_PASSWORD);
  });
});

it('has a sitemap of its public pages, and robots.txt names the sitemap', () => {
  expect(readFileSync(`${dist}/robots.txt`, 'utf8')).toContain('Sitemap: https://gulit.example/sitemap.xml');
  const sitemap = readFileSync(`${dist}/sitemap.xml`, 'utf8');
  expect(sitemap).toContain('<loc>https://gulit.example/holyday%20discounts</loc>');
});
