import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from '../../tests/slow-server/listen.ts';
import { readSite } from '../../tests/slow-server/serve-app.ts';

/** What the server answers besides the files of the build, by path: gzipped JSON, and pictures. */
interface Answers {
  json: Readonly<Record<string, Buffer>>;
  photos: readonly Buffer[];
}

const isText = /text|json|svg/;
const zipped = { 'content-encoding': 'gzip' };

/**
 * Serves a build as a web server would: compressed, hashed files cached for good, everything else revalidated. A photo
 * `/photos/N.webp?any` may be cached for a day.
 */
export function serve(dist: string, { json, photos }: Answers) {
  const files = new Map<string, Awaited<ReturnType<typeof readSite>>>();
  async function fileAt(pathname: string) {
    const file = files.get(pathname) ?? (await readSite(dist, pathname));
    if (!files.has(pathname) && file.body && isText.test(file.type)) file.body = gzipSync(file.body);
    files.set(pathname, file);
    return file;
  }

  async function answer(pathname: string, response: ServerResponse): Promise<void> {
    const [, photo] = /^\/photos\/(\d+)\.webp$/.exec(pathname) ?? [];
    if (photo !== undefined) {
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=86400' });
      response.end(photos[Number(photo)]);
      return;
    }
    if (pathname.startsWith('/api/')) {
      response.writeHead(200, { ...zipped, 'content-type': 'application/json', 'cache-control': 'no-cache' });
      response.end(json[pathname] ?? gzipSync('[]'));
      return;
    }
    const { status, type, body } = await fileAt(pathname);
    response.writeHead(status, {
      ...(body && isText.test(type) && zipped),
      'content-type': type,
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  }

  return listen(
    createServer(
      ({ url = '/' }, response) => void answer(new URL(url, 'http://localhost').pathname, response),
    ),
  );
}
