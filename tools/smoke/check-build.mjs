import { mayBeKept } from './ask.mjs';

/** The scripts and styles that the page names. @param {string} html */
export const namedFiles = (html) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);

/** What any text of the build names in `/assets/`: by their path, or beside the file itself. @param {string} text */
const filesIn = (text) =>
  [...text.matchAll(/(?:\bassets\/|["'`]\.\/)([\w.-]+-[\w-]{8}\.\w+)/g)].map(([, name]) => `/assets/${name}`);

/**
 * The worker and all that comes late, which a glance at the page does not show to be missing.
 * @param {import('./open-site.mjs').Site} site
 */
export async function checkBuild({ expect, get, html, note }) {
  const worker = await get('/sw.js');
  const cache = worker.headers['cache-control'] ?? '';
  const missing = namedFiles(html).filter((path) => !worker.text.includes(path));
  const faults = [
    worker.status !== 200 && `answers ${worker.status}`,
    worker.text.includes('<div id="root">') && 'answers with the page',
    !/javascript/.test(worker.headers['content-type'] ?? '') &&
      `comes as "${worker.headers['content-type'] ?? ''}"`,
    mayBeKept(cache) && `may be kept (Cache-Control: ${cache || 'none'}): send no-cache`,
    missing.length > 0 && `is of another build, and would bring a page without ${missing.join(', ')}`,
  ].filter((fault) => fault !== false);
  const isThere = faults.length === 0;
  expect(
    isThere,
    'The worker is there, asked for anew and of this build.',
    // One cause is enough: of what is no worker the rest says nothing.
    `/sw.js ${faults[0]}: releases would not reach those who have been here.`,
  );

  const seen = new Set(filesIn(html + (isThere ? worker.text : '')));
  const broken = [];
  for (let wave = [...seen]; wave.length > 0;) {
    const answers = await Promise.all(wave.map(async (path) => ({ path, ...(await get(path)) })));
    broken.push(
      ...answers.filter(
        ({ status, headers }) => status !== 200 || /html/.test(headers['content-type'] ?? ''),
      ),
    );
    wave = [...new Set(answers.flatMap(({ path, text }) => (/\.(js|css)$/.test(path) ? filesIn(text) : [])))];
    wave = wave.filter((path) => !seen.has(path));
    for (const path of wave) seen.add(path);
  }
  expect(
    broken.length === 0,
    `All ${seen.size} files of the build are there, also those that come late.`,
    `${broken.map(({ path, status, failure }) => `${path} answers ${status || failure}${status === 200 ? ' with the page' : ''}`).join(', ')}: serve the whole of \`dist/assets\`.`,
  );
  for (const [, says = ''] of html.matchAll(/<meta name="gulit-unset" content="([^"]*)"/g)) note(says);
}
