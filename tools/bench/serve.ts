import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from '../../tests/slow-server/listen.ts';
import { readSite } from '../../tests/slow-server/serve-app.ts';

const isText = /text|json|svg/;

/**
 * Serves a build as a web server does: files are compressed, those with a hash are cached for a year, and others are
 * revalidated. The API's responses are gzipped JSON, by path.
 */
export function serve(dist: string, json: Readonly<Record<string, Buffer>>) {
  const files = new Map<string, Awaited<ReturnType<typeof readSite>>>();
  async function fileAt(pathname: string) {
    const file = files.get(pathname) ?? (await readSite(dist, pathname));
    if (!files.has(pathname) && file.body && isText.test(file.type)) file.body = gzipSync(file.body);
    files.set(pathname, file);
    return file;
  }

  async function answer(pathname: string, response: ServerResponse): Promise<void> {
    const api = { status: 200, type: 'application/json', body: json[pathname] ?? gzipSync('[]') };
    const { status, type, body } = pathname.startsWith('/api/') ? api : await fileAt(pathname);
    const lasting = /^\/(?:assets\/|preview)/.test(pathname);
    response.writeHead(status, {
      ...(body && isText.test(type) && { 'content-encoding': 'gzip' }),
      'content-type': type,
      'cache-control': lasting ? 'max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  }

  return listen(
    createServer(
      ({ url = '/' }, response) => void answer(new URL(url, 'http://localhost').pathname, response),
    ),
  );
}
