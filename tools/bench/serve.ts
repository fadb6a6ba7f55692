import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/manifest+json',
};

const isText = (file: string) => /\.(html|js|css|svg|json)$/.test(file);

/** What a server answers besides the files of its build, by path: JSON that is gzipped already, and pictures. */
export interface Answers {
  json: Readonly<Record<string, Buffer>>;
  photos: readonly Buffer[];
}

/**
 * Serves a build as a server in front of it would: compressed, hashed files kept for good, everything else
 * asked for anew. A photo `/photos/N.webp?any` may be kept for a day.
 */
export async function serve(dist: string, { json, photos }: Answers) {
  const zipped = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const body = zipped.get(file) ?? (isText(file) ? gzipSync(readFileSync(file)) : readFileSync(file));
    zipped.set(file, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, photo] = /^\/photos\/(\d+)\.webp$/.exec(pathname) ?? [];
    if (photo !== undefined) {
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=86400' });
      response.end(photos[Number(photo)]);
      return;
    }
    if (pathname.startsWith('/api/')) {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'cache-control': 'no-cache',
      });
      response.end(json[pathname] ?? gzipSync('[]'));
      return;
    }
    const named = path.join(dist, path.normalize(pathname));
    const isFile = existsSync(named) && statSync(named).isFile();
    if (!isFile && path.extname(pathname) !== '') {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? named : path.join(dist, 'index.html');
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(isText(file) && { 'content-encoding': 'gzip' }),
    });
    response.end(bodyOf(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens at no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
