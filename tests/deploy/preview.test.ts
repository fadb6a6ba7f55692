import { spawn, type ChildProcess } from 'node:child_process';
import { once as untilEvent } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort, start, stop } from '#tests/drf/programs';
import { runTool } from '#tests/server/run-tool';
import { listen } from '#tests/slow-server/listen';
import { startNginx, webServers } from './web-servers';

const dist = inject('dist');
const folder = inject('previews');
const site = 'https://gulit.example';
const hostile = `"><script>alert(1)</script>'&$&`;
const rows = [
  {
    id: 1,
    product_name: 'Handwoven Habesha Kemis',
    company_name: 'Shiro Meda Weavers',
    location: 'Bole',
    price: '4850.00',
    condition: 'new',
    description: 'Write to OWNER@example.com.',
    email: 'owner@example.com',
    product_photo: '/media/products/kemis.jpg',
    images: [{ id: 2, image: 'https://media.gulit.example/two.jpg' }],
    verified: true,
  },
  { id: 2, product_name: 'Unchecked Speaker', verified: false },
  { id: 3, product_name: hostile, company_name: hostile, description: hostile, verified: true },
];

/** An API that can delay its responses. */
function createApi() {
  const state = { held: Promise.resolve() };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await state.held;
    const type = request.url?.startsWith('/media/') ? 'image/jpeg' : 'application/json';
    response.writeHead(200, { 'content-type': type });
    // Builds the address from the requested host name, as Django REST Framework does.
    const own = { ...rows[0], id: 4, product_photo: `http://${request.headers.host}/media/own.jpg` };
    response.end(JSON.stringify([...rows, own]));
  }
  const server = createServer((request, response) => void answer(request, response));
  return { state, server };
}

const api = createApi();
let apiServer: Awaited<ReturnType<typeof listen>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let node: ChildProcess;
let preview = '';

/** Starts a handler that has not read the catalogue yet. */
async function startPreview(): Promise<{ program: ChildProcess; origin: string }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const words = [process.execPath, path.join(folder, 'node.js')];
  const variables = { PORT: new URL(origin).port, DIST: dist, API: apiServer.origin, SITE_ORIGIN: site };
  return { program: await start(words, `${origin}/`, variables), origin };
}

beforeAll(async () => {
  apiServer = await listen(api.server);
  const started = await startPreview();
  node = started.program;
  preview = started.origin;
  nginx = await startNginx({ dist, api: apiServer.origin, preview });
});
afterAll(async () => {
  await nginx.close();
  await stop(node);
  await apiServer.close();
});

const open = async (address: string, origin = nginx.origin, headers = {}) => {
  const response = await fetch(`${origin}${address}`, { headers });
  const html = await response.text();
  const contentOf = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const [, json] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
  return { response, html, contentOf, json };
};
const marketTitle = 'Gulit: Helping you purchase what you need at the best value.';

describe('a link to an offer, behind nginx', () => {
  it('shows its name, text and picture, each once and with absolute addresses', async () => {
    const { response, html, contentOf } = await open('/nearby-detail?id=1');
    expect(response.status).toBe(200);
    expect(html).toContain('<title>Handwoven Habesha Kemis · Gulit</title>');
    expect(contentOf('og:title')).toBe('Handwoven Habesha Kemis · Gulit');
    expect(contentOf('og:description')).toMatch(/^4,850 Birr · Shiro Meda Weavers · Bole/);
    expect(contentOf('og:image')).toBe(`${site}/media/products/kemis.jpg`);
    expect(contentOf('og:url')).toBe(`${site}/nearby-detail?id=1`);
    expect(contentOf('twitter:card')).toBe('summary_large_image');
    for (const once of ['og:title', 'og:image"', 'name="description"', '<title>', 'rel="canonical"'])
      expect(html.split(once).length, once).toBe(2);
  });

  it('never shows the internal server, or an owner’s email address typed into the text', async () => {
    const { contentOf, html } = await open('/nearby-detail?id=4');
    expect(contentOf('og:image')).toBe(`${site}/media/own.jpg`);
    expect(html).not.toContain(apiServer.origin);
    expect(html).not.toMatch(/owner@example/i);
  });

  it('serves the same app with the same headers', async () => {
    const { response, html } = await open('/nearby-detail?id=1');
    const plain = await open('/homes');
    expect(html).toContain('<div id="root">');
    const scripts = /<script type="module"[^>]*>/;
    expect(html.match(scripts)?.[0]).toBe(plain.html.match(scripts)?.[0]);
    for (const name of ['content-security-policy', 'cache-control', 'x-content-type-options', 'content-type'])
      expect(response.headers.get(name), name).toBe(plain.response.headers.get(name));
  });

  it('describes the product and its price to search engines', async () => {
    const { json } = await open('/nearby-detail?id=1');
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@type': 'Product',
      name: 'Handwoven Habesha Kemis',
      image: [`${site}/media/products/kemis.jpg`, 'https://media.gulit.example/two.jpg'],
      offers: {
        '@type': 'Offer',
        price: '4850',
        priceCurrency: 'ETB',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { name: 'Shiro Meda Weavers' },
      },
    });
  });

  it('escapes names and descriptions', async () => {
    const { html, contentOf, json } = await open('/nearby-detail?id=3');
    expect(html).not.toContain('<script>alert');
    expect(contentOf('og:title')).toBe(
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;$&amp; · Gulit',
    );
    expect(JSON.parse(json ?? '').name).toBe(hostile);
  });

  it.each(['?id=2', '?id=99', '', '?id=%00', '?id=1/../2'])(
    'describes the market instead of an offer for %s',
    async (search) => {
      const { response, contentOf, json } = await open(`/nearby-detail${search}`);
      expect(response.status).toBe(200);
      expect(contentOf('og:title')).toBe(marketTitle);
      expect(contentOf('og:image')).toBe('https://gulit.example/preview.png');
      expect(json).toBeUndefined();
    },
  );
});

describe('the page behind a preview service', () => {
  const expectPlain = async (origin: string, headers = {}) => {
    const { response, contentOf, html } = await open('/nearby-detail?id=1', origin, headers);
    expect(response.status).toBe(200);
    expect(html).toContain('<div id="root">');
    expect(contentOf('og:title')).toBe(marketTitle);
  };

  it('stays unchanged while the API has not responded, and the next request shows the offer', async () => {
    const fresh = await startPreview();
    let answer = () => {};
    api.state.held = new Promise((resolve) => (answer = resolve));
    await expectPlain(fresh.origin);
    answer();
    await expect
      .poll(async () => (await open('/nearby-detail?id=1', fresh.origin)).contentOf('og:title'))
      .toContain('Kemis');
    await stop(fresh.program);
  });

  it.each(Object.entries(webServers))(
    'stays unchanged without a preview service behind %s',
    async (_name, startServer) => {
      const alone = await startServer({ dist, api: apiServer.origin });
      await expectPlain(alone.origin);
      const { response } = await open('/nearby-detail?id=1', alone.origin);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      await alone.close();
      const server = await startServer({ dist, api: apiServer.origin, preview });
      const long = 'a'.repeat(8000);
      await expectPlain(server.origin, { cookie: long, 'user-agent': long, referer: long });
      await server.close();
    },
  );
});

describe('the preview handler', () => {
  it('runs behind Caddy', async () => {
    const caddy = await webServers.Caddy({ dist, api: apiServer.origin, preview });
    const { response, contentOf } = await open('/nearby-detail?id=1', caddy.origin);
    expect(contentOf('og:title')).toBe('Handwoven Habesha Kemis · Gulit');
    expect(contentOf('og:image')).toBe(`${site}/media/products/kemis.jpg`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    await caddy.close();
  });

  it('is found by the smoke test', async () => {
    const smoke = await runTool('smoke/smoke.mjs', nginx.origin, '--dist', dist);
    expect(smoke.text).toContain('Previews: links show the offer');
    expect(smoke.text).not.toMatch(/^broken/m);
    expect(smoke.code).toBe(0);
  });

  it('does not start if its site’s origin is not set', async () => {
    const program = spawn(process.execPath, [path.join(folder, 'node.js')], {
      env: { ...process.env, SITE_ORIGIN: 'https://gulit.example/market', PORT: '0' },
    });
    const [said, [code]] = await Promise.all([text(program.stderr), untilEvent(program, 'exit')]);
    expect(said).toContain('SITE_ORIGIN must be the origin of the site');
    expect(code).toBe(1);
  });
});
