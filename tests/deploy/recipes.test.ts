import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '#tests/drf/programs';
import { runTool } from '#tests/server/run-tool';
import { mediaHeaders } from '../../tools/vite/deployment/site-headers';
import { webServers } from './web-servers';
import { withDjango } from './with-django';

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
    const { code, text } = await runTool('smoke/smoke.mjs', server?.origin ?? '', '--dist', dist);
    expect(text).not.toMatch(/^broken/m);
    expect(text).toContain('hold, 0 are broken');
    expect(code).toBe(0);
  });

  it('sends each file with the best compression, and responds 304 if the page is unchanged', async () => {
    const first = await fetch(address('/homes'), { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = (await fetch(address('/homes'))).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await fetch(address('/homes'), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('accepts a post with photos, and does not let a browser run them', async () => {
    const form = new FormData();
    form.set('product_name', 'Sent through the recipe');
    form.set('company_name', 'Deploy');
    // Larger than nginx accepts by default.
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

  it('fails the smoke test if the API server is down', async () => {
    const down = await startServer({ dist, api: `http://127.0.0.1:${await freePort()}` });
    const answer = await fetch(`${down.origin}/api/products/`);
    expect(answer.status).toBe(502);
    const { code, text } = await runTool('smoke/smoke.mjs', down.origin, '--dist', dist);
    expect(code).toBe(1);
    expect(text).toContain('GET /api/products/ answers 502 and no list');
    await down.close();
  });
});
