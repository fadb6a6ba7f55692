import { mayBeKept } from './ask.mjs';
import { isApp } from './open-site.mjs';

/** The scripts and styles that the page names. */
export const namedFiles = (html) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);

/** What any text of the build names in `/assets/`: by their path, or beside the file itself. */
const filesIn = (text) =>
  [...text.matchAll(/(?:\bassets\/|["'`]\.\/)([\w.-]+-[\w-]{8}\.\w+)/g)].map(([, name]) => `/assets/${name}`);
const isPage = (headers) => /html/.test(headers['content-type'] ?? '');

/** The worker and all that comes late, which a glance at the page does not show to be missing. */
export async function checkBuild({ must, call, html, note }) {
  const worker = await call('/sw.js');
  const { 'content-type': type = '', 'cache-control': cache = '' } = worker.headers;
  const missing = namedFiles(html).filter((path) => !worker.text.includes(path));
  // One cause is enough: of what is no worker the rest says nothing.
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
