import { ask } from './ask.mjs';
import { isApp } from './open-site.mjs';

/** The addresses of the app: all of them are one page. @param {import('./open-site.mjs').Site} site */
export async function checkPage({ must, get, html, page, origin, note }) {
  const type = page?.headers['content-type'] ?? '';
  must('The page is HTML in UTF-8.', /^text\/html; *charset=utf-8$/i.test(type), type);
  for (const path of ['/homes', '/HOMES', '/holyday%20discounts', '/nearby-detail?id=1', '/no-such-page']) {
    const answer = await get(path);
    must('{0} opens the app.', answer.status === 200 && isApp(answer), path, answer.status);
  }
  must('The page is a build.', !html.includes('/src/main.tsx'));
  const worker = await get('/mockServiceWorker.js');
  must('No mocked API is shipped.', worker.status !== 200 || !worker.text.includes('MSW'));
  if (!origin.startsWith('https:'))
    return note('Not over https: location, sign-in and copying work there alone.');
  const { hostname, port } = new URL(origin);
  // Only where https stands at its own port does http stand at its own.
  if (port !== '') return undefined;
  const plainly = `http://${hostname}/`;
  const { status, headers } = await ask(plainly);
  const leads = status === 0 || (status >= 301 && headers['location']?.startsWith('https:') === true);
  return must('http leads to https.', leads, plainly, status);
}
