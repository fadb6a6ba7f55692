import { ifChanged, mayBeKept } from './ask.mjs';
import { namedFiles } from './check-build.mjs';

/** What is wrong with how a script or style is sent. */
function faultsOf(path, { status, headers, text }) {
  const { 'content-type': type = '', 'cache-control': cache = 'none', 'content-encoding': packed } = headers;
  const expected = path.endsWith('.css') ? /^text\/css/ : /^(text|application)\/(x-)?javascript/;
  const lacksVary = packed && !/accept-encoding/i.test(headers['vary'] ?? '');
  return [
    status !== 200 && `answers ${status}`,
    !expected.test(type) && `comes as "${type}"`,
    !/immutable/.test(cache) &&
      `may not be kept for good (Cache-Control: ${cache}; send max-age=31536000, immutable)`,
    text.length > 1400 && !packed && 'is not compressed (serve the .br and .gz beside it)',
    lacksVary && 'lacks Vary: Accept-Encoding',
    headers['x-content-type-options'] !== 'nosniff' && 'lacks nosniff',
  ].filter(Boolean);
}

/** What browsers may keep, and how small it comes. */
export async function checkCaching({ must, call, html, page, note }) {
  const { 'cache-control': cache = '' } = page.headers;
  must(
    'The page is asked for anew each time.',
    !mayBeKept(cache),
    `The page may be kept (Cache-Control: ${cache || 'none'}): after a release visitors would see the old one. Send no-cache.`,
  );
  const again = await call('/', { headers: ifChanged(page.headers) });
  if (again.status !== 304) note('An unchanged page is sent again in full: no ETag or Last-Modified.');
  const deep = await call('/homes');
  must(
    'So is it at other addresses.',
    !mayBeKept(deep.headers['cache-control'] ?? ''),
    'The page may be kept at /homes: send no-cache at every address that serves index.html.',
  );

  const files = namedFiles(html);
  const [first] = files;
  must('The page names its files.', first !== undefined, 'The page names no script.');
  for (const path of files) {
    const answer = await call(path);
    const faults = faultsOf(path, answer);
    const packed = answer.headers['content-encoding'] ?? 'plain';
    must(
      `${path}: kept for good, ${packed}, ${answer.size} bytes.`,
      faults.length === 0,
      `${path} ${faults.join(', ')}.`,
    );
  }
  if (!first) return;
  const plain = await call(first, { headers: { 'accept-encoding': 'identity' } });
  must(
    'Whoever cannot unpack gets it plain.',
    plain.status === 200 && !plain.headers['content-encoding'],
    `${first} comes packed to whoever cannot unpack it.`,
  );
}
