import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { SiteHeaders } from '../../tools/vite/deployment/site-headers';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Answers with a file of the built app, or with its index page, for the app routes every other address itself. */
export async function serveApp(distDir: string, pathname: string, response: ServerResponse): Promise<void> {
  const asked = path.join(distDir, decodeURIComponent(pathname));
  const type = types[path.extname(asked)];
  const file = type ? asked : path.join(distDir, 'index.html');
  const body = await readFile(file).catch(() => null);
  // As the recipes of `deploy/` send them.
  const headers = await readFile(path.join(distDir, '_server/headers.json'), 'utf8');
  const { everywhere }: SiteHeaders = JSON.parse(headers);
  response.writeHead(body ? 200 : 404, { ...everywhere, 'content-type': type ?? types['.html'] });
  response.end(body);
}
