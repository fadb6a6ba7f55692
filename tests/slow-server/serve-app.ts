import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { SiteHeaders } from '../../tools/vite/deployment/site-headers';

const page = 'text/html; charset=utf-8';
/** The content types of the build's files, by extension. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': page,
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A cache of files that no test changes: those with a hash in their name, pictures, and headers. */
const lasting = new Map<string, Buffer>();
const changing = new Set(['index.html', 'sw.js']);

async function read(file: string): Promise<Buffer | null> {
  const known = lasting.get(file);
  if (known) return known;
  const body = await readFile(file).catch(() => null);
  if (body && !changing.has(path.basename(file))) lasting.set(file, body);
  return body;
}

/** A file of the built app, or its index page at all other addresses. */
export async function readSite(distDir: string, pathname: string) {
  const asked = path.join(distDir, decodeURIComponent(pathname));
  const type = types[path.extname(asked)];
  const body = await read(type ? asked : path.join(distDir, 'index.html'));
  return { status: body ? 200 : 404, type: type ?? page, body };
}

/** Sends that file with the headers of the recipes in `deploy/`. */
export async function serveApp(distDir: string, pathname: string, response: ServerResponse): Promise<void> {
  const { status, type, body } = await readSite(distDir, pathname);
  const headers = await read(path.join(distDir, '_server/headers.json'));
  const { everywhere, caching }: SiteHeaders = JSON.parse(String(headers));
  const folder = pathname.split('/')[1] ?? '';
  const rule = caching.find(({ folders }) => folders.includes(folder));
  response.writeHead(status, {
    ...everywhere,
    ...(rule && { 'cache-control': rule.value }),
    'content-type': type,
  });
  response.end(body);
}
