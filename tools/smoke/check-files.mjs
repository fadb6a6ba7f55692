import { ifChanged, isKept, mayBeKept } from '../servers/ask.mjs';
import { isApp } from './check-page.mjs';

/** The scripts and styles that the page names. */
export const namedFiles = (html) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);

/** Every file in `/assets/` that a text of the build names, by its path or relative to the file. */
const filesIn = (text) =>
  [...text.matchAll(/(?:\bassets\/|["'`]\.\/)([\w.-]+-[\w-]{8}\.\w+)/g)].map(([, name]) => `/assets/${name}`);
const isPage = (headers) => /html/.test(headers['content-type'] ?? '');

/** The worker and all late files, whose absence nobody notices at first. */
export async function checkBuild({ must, call, html, note }) {
  const worker = await call('/sw.js');
  const { 'content-type': type = '', 'cache-control': cache = '' } = worker.headers;
  const missing = namedFiles(html).filter((path) => !worker.text.includes(path));
  // Stop here: without a worker the other checks say nothing.
  const fault = [
    worker.status !== 200 && `answers ${worker.status}`,
    isApp(worker) && 'answers with the page',
    !/javascript/.test(type) && `comes as "${type}"`,
    mayBeKept(cache) && `may be kept (Cache-Control: ${cache || 'none'}): send no-cache`,
    missing.length > 0 && `is of another build, and would bring a page without ${missing.join(', ')}`,
  ].find(Boolean);
  const isThere = must(
    'The worker is there, asked for anew and of this build.',
    !fault,
    `/sw.js ${fault}: releases would not reach those who have been here.`,
  );

  const seen = new Set(filesIn(html + (isThere ? worker.text : '')));
  const broken = [];
  for (let wave = [...seen]; wave.length > 0;) {
    const answers = await Promise.all(wave.map(async (path) => ({ path, ...(await call(path)) })));
    broken.push(...answers.filter(({ status, headers }) => status !== 200 || isPage(headers)));
    const texts = answers.filter(({ path }) => /\.(js|css)$/.test(path)).map(({ text }) => text);
    wave = [...new Set(texts.flatMap(filesIn))].filter((path) => !seen.has(path));
    for (const path of wave) seen.add(path);
  }
  const list = broken.map(
    ({ path, status, failure }) =>
      `${path} answers ${status || failure}${status === 200 ? ' with the page' : ''}`,
  );
  must(
    `All ${seen.size} files of the build are there, also those that come late.`,
    broken.length === 0,
    `${list.join(', ')}: serve the whole of \`dist/assets\`.`,
  );
  for (const [, says = ''] of html.matchAll(/<meta name="gulit-unset" content="([^"]*)"/g)) note(says);
}

/** Checks how a script or style is sent. */
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

/** Checks caching and compression. */
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

const missing = ['/assets/no-such-part-0a1b2c3d.js', '/art/no-such-picture.webp', '/no-such-file.png'];
const closed = ['/_server/policy.txt', '/_headers', '/.env', '/.git/config', '/assets/../.env'];

/** Checks missing and private files. */
export async function checkMissing({ must, call }) {
  for (const path of missing) {
    const { status, headers } = await call(path);
    const answer = `${status}${/html/.test(headers['content-type'] ?? '') ? ' with a page' : ''}`;
    must(
      `${path} is missing, and said to be.`,
      status === 404,
      `${path} answers ${answer}: a part that is gone after a release must answer 404, or the app cannot tell.`,
    );
    const cache = headers['cache-control'] ?? '';
    must(
      `Nothing remembers that ${path} is missing.`,
      status !== 404 || !isKept(cache),
      `The 404 of ${path} may be kept (Cache-Control: ${cache}): it would stay missing when it is there.`,
    );
  }
  for (const path of closed) {
    const answer = await call(path);
    must(
      `${path} is nobody's.`,
      // A host that answers unknown paths with the page reveals nothing.
      answer.status !== 200 || isApp(answer),
      `${path} can be read: close paths that begin with a dot or an underscore.`,
    );
  }
}
