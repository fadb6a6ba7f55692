import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '#tests/drf/programs';
import { servedAt } from '../../tools/vite/deployment/content-policy';
import { mediaHeaders } from '../../tools/vite/deployment/site-headers';
import { runTool } from '#tests/server/run-tool';
import { withDjango } from './with-django';
import { webServers } from './web-servers';

const dist = inject('dist');
const django = withDjango();

describe.each(Object.entries(webServers))('the recipe of %s', (_name, startServer) => {
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  beforeAll(async () => {
    server = await startServer({ dist, api: django.origin });
  });
  afterAll(() => server?.close());
  const address = (path: string) => `${server?.origin}${path}`;

  it('passes the smoke test', async () => {
    const { code, text } = await runTool('smoke/smoke.mjs', server?.origin ?? '');
    expect(text).not.toMatch(/^broken/m);
    expect(text).toContain('hold, 0 are broken');
    // The settings that this build lacks.
    expect(text).toMatch(
      /note +\| VITE_BRAND_PHONE is not set: the footer shows a phone number that is nobody’s/,
    );
    expect(text).not.toContain('VITE_BRAND_TELEGRAM');
    expect(code).toBe(0);
  });

  it('sends the policy that the build has made, word for word, also with errors', async () => {
    const built = (await readFile(`${dist}/_server/policy.txt`, 'utf8')).trim();
    const policy = servedAt(built, new URL(server?.origin ?? '').host);
    expect(policy, 'the name that the visitor used').not.toBe(built);
    for (const path of ['/', '/homes', '/assets/missing.js', '/robots.txt'])
      expect((await fetch(address(path))).headers.get('content-security-policy'), path).toBe(policy);
  });

  it('answers with the page if only the query looks like a file name, and with 404 for a missing file', async () => {
    const page = await (await fetch(address('/'))).text();
    for (const path of [
      '/search?query=13.5',
      '/seller?company=P.L.C',
      '/?utm_source=t.me',
      '/homes?a=b.html',
    ])
      expect(await (await fetch(address(path))).text(), path).toBe(page);
    expect((await fetch(address('/missing.js?v=1'))).status).toBe(404);
  });

  it('sends the best compression that a browser takes', async () => {
    const sent = async (accepted: string) =>
      (await fetch(address('/'), { headers: { 'accept-encoding': accepted } })).headers.get(
        'content-encoding',
      );
    expect(await sent('gzip, deflate, br')).toBe('br');
    expect(await sent('gzip')).toBe('gzip');
    expect(await sent('identity')).toBeNull();
  });

  it('answers an unchanged page with 304', async () => {
    const first = await fetch(address('/homes'));
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await fetch(address('/homes'), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('accepts a post with photos, and serves them without running them', async () => {
    const form = new FormData();
    form.set('product_name', 'Sent through the recipe');
    form.set('company_name', 'Deploy');
    // More than nginx accepts by default.
    form.set('product_photo', new Blob([new Uint8Array(3_000_000)], { type: 'image/jpeg' }), 'a.jpg');
    const stored = await fetch(address('/api/products/'), { method: 'POST', body: form });
    expect(stored.status).toBe(201);
    const { product_photo: photo } = await stored.json();
    expect(new URL(photo).origin, 'built from the name that the visitor used').toBe(server?.origin);
    const media = await fetch(photo);
    expect((await media.arrayBuffer()).byteLength).toBe(3_000_000);
    expect(media.headers.get('content-security-policy')).toBe(mediaHeaders['Content-Security-Policy']);
    expect(media.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has a sitemap of public pages, which robots.txt names', async () => {
    const robots = await (await fetch(address('/robots.txt'))).text();
    expect(robots).toContain('Sitemap: https://gulit.example/sitemap.xml');
    const sitemap = await fetch(address('/sitemap.xml'));
    expect(sitemap.headers.get('content-type')).toMatch(/^(text|application)\/xml/);
    const pages = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => page);
    expect(pages).toContain('https://gulit.example/holyday%20discounts');
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.length).toBeGreaterThan(70);
  });

  it('reports that the server is down instead of the app', async () => {
    const down = await startServer({ dist, api: `http://127.0.0.1:${await freePort()}` });
    const answer = await fetch(`${down.origin}/api/products/`);
    expect(answer.status).toBe(502);
    const { code, text } = await runTool('smoke/smoke.mjs', down.origin);
    expect(code).toBe(1);
    expect(text).toContain('Is the server up, and /api forwarded to it?');
    await down.close();
  });
});
