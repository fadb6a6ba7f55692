import { mayBeKept } from './ask.mjs';
import { namedFiles } from './check-build.mjs';

/** @param {string} path */
const expectedType = (path) =>
  path.endsWith('.css') ? /^text\/css/ : /^(text|application)\/(x-)?javascript/;

/** What browsers may keep, and how small it comes. @param {import('./open-site.mjs').Site} site */
export async function checkCaching({ expect, get, html, page, note }) {
  expect(
    !mayBeKept(page?.headers['cache-control'] ?? ''),
    'The page is asked for anew each time.',
    `The page may be kept (Cache-Control: ${page?.headers['cache-control'] ?? 'none'}): after a release visitors would see the old one. Send no-cache.`,
  );
  const tag = page?.headers['etag'];
  const again = tag
    ? await get('/', { headers: { 'if-none-match': tag } })
    : await get('/', { headers: { 'if-modified-since': page?.headers['last-modified'] ?? '' } });
  if (again.status !== 304) note('An unchanged page is sent again in full: no ETag or Last-Modified.');
  const deep = await get('/homes');
  expect(
    !mayBeKept(deep.headers['cache-control'] ?? ''),
    'So is it at other addresses.',
    'The page may be kept at /homes: send no-cache at every address that serves index.html.',
  );

  const files = namedFiles(html);
  expect(files.length > 0, 'The page names its files.', 'The page names no script.');
  for (const path of files) {
    const answer = await get(path);
    const type = answer.headers['content-type'] ?? '';
    const cache = answer.headers['cache-control'] ?? '';
    const packed = answer.headers['content-encoding'] ?? '';
    const faults = [
      answer.status !== 200 && `answers ${answer.status}`,
      !expectedType(path).test(type) && `comes as "${type}"`,
      !/immutable/.test(cache) &&
        `may not be kept for good (Cache-Control: ${cache || 'none'}; send max-age=31536000, immutable)`,
      answer.text.length > 1400 && packed === '' && 'is not compressed (serve the .br and .gz beside it)',
      packed !== '' &&
        !/accept-encoding/i.test(answer.headers['vary'] ?? '') &&
        'lacks Vary: Accept-Encoding',
      answer.headers['x-content-type-options'] !== 'nosniff' && 'lacks nosniff',
    ].filter((fault) => fault !== false);
    expect(
      faults.length === 0,
      `${path}: kept for good, ${packed || 'plain'}, ${answer.size} bytes.`,
      `${path} ${faults.join(', ')}.`,
    );
  }
  const [first] = files;
  if (!first) return;
  const plain = await get(first, { headers: { 'accept-encoding': 'identity' } });
  expect(
    plain.status === 200 && !plain.headers['content-encoding'],
    'Whoever cannot unpack gets it plain.',
    `${first} comes packed to whoever cannot unpack it.`,
  );
}
