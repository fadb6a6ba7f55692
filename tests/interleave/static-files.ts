import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

/** Without fonts and pictures, which nobody looks at. */
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** What moves costs a frame for each step. */
const still = Buffer.from('*,*::before,*::after{transition:none!important;animation:none!important}');

/** Holds the built app in memory: every run loads all of it anew. */
export async function loadApp(dist: string) {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !types[path.extname(file)]) continue;
    const content = await readFile(file);
    const isStyle = file.endsWith('.css');
    files.set(`/${path.relative(dist, file)}`, isStyle ? Buffer.concat([content, still]) : content);
  }
  const index = files.get('/index.html') ?? Buffer.alloc(0);
  return (pathname: string, response: ServerResponse): void => {
    const extension = path.extname(pathname);
    const type = types[extension];
    const body = extension === '' ? index : files.get(pathname);
    response.writeHead(body ? 200 : 404, {
      'content-type': type ?? types['.html'],
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  };
}
