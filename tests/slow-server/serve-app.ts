import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { hashedFolder, type SiteHeaders } from '../../tools/vite/deployment/site-headers';

const page = 'text/html; charset=utf-8';
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

/** The files that are named by their content, once they were read. */
const hashedFiles = new Map<string, Buffer>();

async function read(file: string): Promise<Buffer | null> {
  const known = hashedFiles.get(file);
  if (known) return known;
  const body = await readFile(file).catch(() => null);
  if (body && path.basename(path.dirname(file)) === hashedFolder) hashedFiles.set(file, body);
  return body;
}

/** A file of the built app, or its index page, for the app routes every other address itself. */
export async function readSite(distDir: string, pathname: string) {
  const asked = path.join(distDir, decodeURIComponent(pathname));
  const type = types[path.extname(asked)];
  const body = await read(type ? asked : path.join(distDir, 'index.html'));
  return { status: body ? 200 : 404, type: type ?? page, body };
}

/** Answers with that, and with the headers that the recipes of `deploy/` send. */
export async function serveApp(distDir: string, pathname: string, response: ServerResponse): Promise<void> {
  const { status, type, body } = await readSite(distDir, pathname);
  const headers = await readFile(path.join(distDir, '_server/headers.json'), 'utf8');
  const { everywhere, caching }: SiteHeaders = JSON.parse(headers);
  const folder = pathname.split('/')[1] ?? '';
  const rule = caching.find(({ folders }) => folders.includes(folder));
  response.writeHead(status, {
    ...everywhere,
    ...(rule && { 'cache-control': rule.value }),
    'content-type': type,
  });
  response.end(body);
}
