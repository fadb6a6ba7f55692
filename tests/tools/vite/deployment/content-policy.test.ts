import { describe, expect, it } from 'vitest';
import { clerkOrigin } from '@/account/clerk-origin';
import { contentPolicy, scriptHashes, servedAt } from '../../../../tools/vite/deployment/content-policy';

const none = { apiOrigin: '', mediaOrigins: [], pageOrigin: '', clerkKey: '', stripeKey: '', html: '' };
const keys = {
  apiOrigin: 'https://api.gulit.example',
  mediaOrigins: ['https://media.gulit.example'],
  clerkKey: `pk_live_${btoa('clerk.gulit.example$')}`,
  stripeKey: 'pk_live_x',
};
const hosts = (policy: string) => [...new Set(policy.match(/https?:[^\s;]+/g))].toSorted();
const sources = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentPolicy', () => {
  it('allows only the host of the map tiles if nothing is configured', () => {
    expect(hosts(contentPolicy(none))).toEqual(['https://tile.openstreetmap.org']);
  });

  it.each([
    ['apiOrigin', ['https://api.gulit.example']],
    ['mediaOrigins', ['https://media.gulit.example']],
    [
      'clerkKey',
      ['https://challenges.cloudflare.com', 'https://clerk.gulit.example', 'https://img.clerk.com'],
    ],
    ['stripeKey', ['https://api.stripe.com', 'https://hooks.stripe.com', 'https://js.stripe.com']],
  ] as const)('adds for %s only its hosts', (name, added) => {
    const expected = [...added, 'https://tile.openstreetmap.org'].toSorted();
    expect(hosts(contentPolicy({ ...none, [name]: keys[name] }))).toEqual(expected);
  });

  it('allows nothing by default, and never allows inline scripts or code from text', () => {
    expect(contentPolicy(none)).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(contentPolicy({ ...none, ...keys })).not.toMatch(/unsafe|\*|https:(?!\/\/)/);
  });

  it('lets no text become HTML or a script, unless Stripe may need it', () => {
    const trusted = "require-trusted-types-for 'script'";
    expect(contentPolicy({ ...none, clerkKey: keys.clerkKey })).toContain(trusted);
    expect(contentPolicy({ ...none, stripeKey: 'pk_live_x' })).not.toContain(trusted);
  });

  it('allows pictures and videos of the API’s and media origins, but not their scripts', () => {
    const policy = contentPolicy({ ...none, ...keys });
    for (const name of ['img-src', 'media-src', 'connect-src'])
      expect(sources(policy, name)).toMatch(/https:\/\/api\.gulit\.example https:\/\/media\.gulit\.example/);
    expect(sources(policy, 'script-src')).not.toContain('api.gulit.example');
  });
});

const scripts = (policy: string) => sources(policy, 'script-src');

it('the scripts come only from /assets/ if the build knows its origin, because uploaded files share the origin', () => {
  const policy = contentPolicy({ ...none, pageOrigin: 'https://gulit.example' });
  expect(scripts(policy)).toBe('script-src https://gulit.example/assets/');
  expect(scripts(servedAt(policy, 'www.gulit.example:8080'))).toBe(
    'script-src www.gulit.example:8080/assets/ https://gulit.example/assets/',
  );
});

it('the scripts of the build may be inline if their hashes are listed', () => {
  const html = '<script>a</script>';
  expect(scripts(contentPolicy({ ...none, html }))).toBe(`script-src 'self' ${scriptHashes(html)[0]}`);
});

it("the scripts come from the page's own origin if the build knows none, even if the server has a name", () => {
  const policy = contentPolicy(none);
  expect(scripts(policy)).toBe("script-src 'self'");
  expect(servedAt(policy, 'gulit.example')).toBe(policy);
});

it('scriptHashes allows only the scripts in the page', () => {
  const html = `<script>\n1\n</script><script type="module" src="/a.js"></script><script id="x">2</script>`;
  // echo -n 2 | openssl dgst -sha256 -binary | base64
  expect(scriptHashes(html)).toHaveLength(2);
  expect(scriptHashes(html)[1]).toBe("'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='");
});

it.each([
  [`pk_test_${btoa('mock.clerk.accounts.dev$')}`, 'https://mock.clerk.accounts.dev'],
  [`pk_live_${btoa('clerk.gulit.example$')}`, 'https://clerk.gulit.example'],
  ['', ''],
  [`pk_live_${btoa("x; script-src 'unsafe-inline'$")}`, ''],
])('clerkOrigin reads the origin of the key %s as %s', (key, origin) =>
  expect(clerkOrigin(key)).toBe(origin),
);
