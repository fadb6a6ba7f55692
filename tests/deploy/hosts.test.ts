import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { normalizeRoutes, routesSchema } from '@vercel/routing-utils';
import Ajv from 'ajv';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serverFiles } from '../../tools/vite/deployment/server-files';
import { siteHeaders } from '../../tools/vite/deployment/site-headers';
import { runTool } from '#tests/run-tool';

const dist = inject('dist');
const readBuild = (file: string) => readFile(path.join(dist, file), 'utf8');
const policy = async () => (await readBuild('_server/policy.txt')).trim();

describe('Netlify', () => {
  it('reads the headers of the build', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [path.join(dist, '_headers')],
      netlifyConfigPath: path.resolve('netlify.toml'),
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const of = (place: string) => headers.find((rule) => rule.for === place)?.values;
    expect(of('/*')?.['Content-Security-Policy']).toBe(await policy());
    expect(of('/assets/*')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  });

  it('reads the redirects, in an order in which each can be reached', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [path.join(dist, '_redirects')],
      netlifyConfigPath: path.resolve('netlify.toml'),
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const rule = v.object({ from: v.string(), to: v.string(), status: v.number() });
    const rules = v.parse(v.array(rule), redirects);
    expect(rules.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
      '/api/* /assets/404.html 404',
      '/media/* /assets/404.html 404',
      '/_server/* /assets/404.html 404',
      '/assets/* /assets/404.html 404',
      '/art/* /assets/404.html 404',
      '/brands/* /assets/404.html 404',
      '/store/* /assets/404.html 404',
      '/* /index.html 200',
    ]);
    expect(await readBuild('assets/404.html')).toContain('Not found');
  });

  it('sends to the edge functions links to offers, what is shared, and every address that could mean an upload', async () => {
    const configOf = async (name: string) =>
      (await import(path.join(inject('previews'), 'netlify', name))).config;
    expect(await configOf('preview.js')).toEqual({ path: '/nearby-detail' });
    expect(await configOf('share.js')).toEqual({ path: '/share' });
    const { pattern } = await configOf('media.js');
    for (const [address, isMeant] of Object.entries({
      '/media/a.html': true,
      '/MEDIA/a.html': true,
      '/%6dedia/a.html': true,
      '/api/..%2fmedia/a.html': true,
      '/api/products/': false,
      '/homes': false,
      '/assets/app.js': false,
    }))
      expect(new RegExp(pattern).test(address), address).toBe(isMeant);
    expect(await readdir(path.join(inject('previews'), 'netlify'))).toHaveLength(3);
    expect(await readFile('netlify.toml', 'utf8')).toContain('edge_functions = "dist-preview/netlify"');
  });

  it('forwards the API where the build knows a public server', () => {
    const files = serverFiles(siteHeaders('x'), 'https://api.gulit.example');
    expect(files['_redirects']).toMatch(
      /^\/api\/\* https:\/\/api\.gulit\.example\/api\/:splat 200\n\/media\/\*/,
    );
  });
});

describe('Cloudflare Pages', () => {
  it('finds a build by its configuration', async () => {
    const schema = v.strictObject({
      name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,57}$/)),
      compatibility_date: v.pipe(v.string(), v.isoDate()),
      pages_build_output_dir: v.literal('dist'),
    });
    const text = await readFile('wrangler.jsonc', 'utf8');
    const json = text.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(?=\s*\})/g, '');
    expect(v.safeParse(schema, JSON.parse(json)).issues).toBeUndefined();
  });

  // What is beyond is left out, with a line in a log that nobody reads.
  it('takes the headers: at most 100 rules, and 2,000 characters a line', async () => {
    const lines = (await readBuild('_headers')).trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    for (const line of lines) {
      expect(line.length).toBeLessThan(2000);
      expect(line).toMatch(/^\/\S*$|^ {2}[A-Za-z-]+: \S/);
    }
  });

  it('has a page for missing files beside them, and none at the top, which would end the fallback to the app', async () => {
    expect(existsSync(path.join(dist, 'assets/404.html'))).toBe(true);
    expect(existsSync(path.join(dist, '404.html'))).toBe(false);
  });
});

describe('Vercel', () => {
  let output = '';
  beforeAll(async () => {
    output = await mkdtemp(path.join(tmpdir(), 'gulit-vercel-'));
    const { code, text } = await runTool('../deploy/vercel/make-output.mjs', dist, output);
    if (code !== 0) throw new Error(text);
  });
  afterAll(() => rm(output, { recursive: true }));

  it('is told how to build', async () => {
    const schema = v.strictObject({
      $schema: v.literal('https://openapi.vercel.sh/vercel.json'),
      framework: v.null(),
      installCommand: v.string(),
      buildCommand: v.pipe(v.string(), v.includes('deploy/vercel/make-output.mjs')),
    });
    expect(v.safeParse(schema, JSON.parse(await readFile('vercel.json', 'utf8'))).issues).toBeUndefined();
  });

  it('reads the routes of the build', async () => {
    const config = JSON.parse(await readFile(path.join(output, 'config.json'), 'utf8'));
    expect(config.version).toBe(3);
    expect(normalizeRoutes(config.routes).error).toBeNull();
    const ajv = new Ajv({ allErrors: true });
    ajv.validate(routesSchema, config.routes);
    expect(ajv.errors).toBeNull();
    expect(JSON.stringify(config.routes)).toContain(JSON.stringify(await policy()));
  });

  it('gets the files for visitors alone', async () => {
    const names = await readdir(path.join(output, 'static'), { recursive: true });
    expect(names).toContain('index.html');
    expect(names.filter((name) => /^_|\.(br|gz)$/.test(name))).toEqual([]);
  });
});
