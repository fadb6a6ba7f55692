import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { browserPath } from '../e2e/find-browser';
import { servers } from './web-servers';
import { withDjango } from './with-django';

const policy = "default-src 'none'; img-src 'self'; media-src 'self'; sandbox allow-same-origin";
const dist = inject('dist');
/** The script of every hostile upload. */
const evil = "localStorage.setItem('ran', 'evil'); document.title = 'evil';";
const evilPage = `<!doctype html><title>calm</title><body onload="${evil}"><script>${evil}</script>`;

/** A server that sends dangerous headers with uploads. */
const django = withDjango('unsafe_media');
let browser: Browser;

const uploads: Record<string, { type: string; body: BlobPart }> = {
  'evil.html': { type: 'text/html', body: `${evilPage}<script src="evil.js"></script>` },
  'evil.js': { type: 'text/javascript', body: evil },
  'evil.svg': {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" onload="${evil}"><script>${evil}</script></svg>`,
  },
  'evil.xhtml': {
    type: 'application/xhtml+xml',
    body: `<html xmlns="http://www.w3.org/1999/xhtml"><body><script>${evil}</script></body></html>`,
  },
  evil: { type: 'text/html', body: evilPage },
  'evil.mp4': { type: 'text/html', body: evilPage },
  'photo.png': { type: 'image/png', body: 'stands for a picture' },
  'clip.mp4': { type: 'video/mp4', body: new Uint8Array(readFileSync('tests/files/clip-2s.mp4')) },
};
const evils = Object.keys(uploads).filter((name) => name.startsWith('evil'));

beforeAll(async () => {
  const executablePath = browserPath();
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
});
afterAll(() => browser.close());

describe.each(Object.entries(servers))('uploaded files behind %s', (_name, startServer) => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let context: BrowserContext;
  const paths: Record<string, string> = {};

  beforeAll(async () => {
    server = await startServer({ dist, api: django.origin });
    for (const [file, { type, body }] of Object.entries(uploads)) {
      const form = new FormData();
      form.set('product_name', file);
      form.set('company_name', 'Strangers');
      form.set('product_photo', new Blob(['stands for a picture'], { type: 'image/png' }), 'photo.png');
      form.set('product_video', new Blob([body], { type }), file);
      const stored = await fetch(`${server.origin}/api/products/`, { method: 'POST', body: form });
      if (stored.status !== 201) throw new Error(await stored.text());
      paths[file] = new URL((await stored.json()).product_video).pathname;
    }
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    context = await browser.newContext({ serviceWorkers: 'block' });
  });
  afterEach(async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
  const addressOf = (file: string) => `${server.origin}${paths[file]}`;
  const expectNothingRan = async () => {
    const { origins } = await context.storageState();
    expect(
      origins.flatMap(({ localStorage }) => localStorage).filter((entry) => entry.name === 'ran'),
    ).toEqual([]);
  };

  it.each([...evils, 'photo.png', 'clip.mp4'])('from %s cannot run scripts', async (file) => {
    const { status, headers } = await fetch(addressOf(file));
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition.includes('attachment')).toBe(!/\.(?:png|mp4)$/.test(file));
  });

  it('have the same policy in the response to a POST', async () => {
    const { headers } = await fetch(addressOf('evil.html'), { method: 'POST' });
    expect(headers.get('content-security-policy')).toBe(policy);
  });

  it('are not marked as a download in a 304 response', async () => {
    const since = (await fetch(addressOf('photo.png'))).headers.get('last-modified') ?? '';
    const { status, headers } = await fetch(addressOf('photo.png'), {
      headers: { 'if-modified-since': since },
    });
    expect(status).toBe(304);
    expect(headers.get('content-disposition') ?? '').not.toContain('attachment');
  });

  it.each([
    '/MEDIA/',
    '/%6dedia/',
    '//media/',
    '/media%2f',
    '/api/..%2fmedia/',
    '/api/products/..%2F..%2fmedia/',
    '/assets/..%2fmedia/',
  ])('keep their policy at another spelling of their address: %s', async (written) => {
    // `fetch` would normalise the address, as browsers do. Other clients do not.
    const answer = await new Promise<{ policy: string; body: string }>((resolve, reject) => {
      ask(
        {
          host: 'localhost',
          port: new URL(server.origin).port,
          path: paths['evil.html']?.replace('/media/', written),
        },
        (given) => {
          text(given).then(
            (body) => resolve({ policy: String(given.headers['content-security-policy']), body }),
            reject,
          );
        },
      )
        .on('error', reject)
        .end();
    });
    expect(answer.body.includes('calm') ? answer.policy : policy).toBe(policy);
  });

  it.each(evils)(
    '%s runs no script when it is opened, even if the browser shows it instead of downloading it',
    async (file) => {
      const page = await context.newPage();
      await page.goto(addressOf(file)).catch(() => {});
      await expectNothingRan();
      await context.route('**/media/**', async (route) => {
        const response = await route.fetch();
        const { 'content-disposition': _left, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      // Unknown types are downloaded.
      await page.goto(addressOf(file)).catch(() => {});
      await page.waitForLoadState('load');
      expect(await page.title()).not.toBe('evil');
      await expectNothingRan();
    },
  );

  it('the app plays a linked video', async () => {
    const page = await context.newPage();
    await page.goto(addressOf('clip.mp4'));
    // Polled from outside, because nothing runs in that page, not even a function that waits. The video plays only when
    // it is told to.
    const video = () =>
      page.evaluate(() => {
        const { readyState = 0, currentTime = 0 } = document.querySelector('video') ?? {};
        return { isLoaded: readyState > 0, hasPlayed: currentTime > 0 };
      });
    await expect.poll(video, { timeout: 30_000 }).toMatchObject({ isLoaded: true });
    await page.keyboard.press('Space');
    await expect.poll(video, { timeout: 30_000 }).toMatchObject({ hasPlayed: true });
  });

  it('starts the app, which runs no script of an uploaded file', async () => {
    const page = await context.newPage();
    await context.route(/^https:/, (route) => route.abort());
    await page.goto(`${server.origin}/notifications`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const load = (address: string) =>
      page.evaluate(
        (src) =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) =>
              resolve(event.effectiveDirective),
            );
            const script = document.createElement('script');
            script.addEventListener('load', () => resolve('It ran.'));
            script.addEventListener('error', () => resolve('It did not come.'));
            script.src = src;
            document.head.append(script);
          }),
        address,
      );
    const evilScript = paths['evil.js'] ?? '';
    // The policy accepts this address as a script of the build, so only the server can refuse it.
    expect(await load(`/assets/..%2f${evilScript.slice(1)}`)).not.toBe('It ran.');
    expect(await load(evilScript)).toBe('script-src-elem');
    await expectNothingRan();
  });
});
