import { ask } from '../servers/ask.mjs';

/** Whether an answer is the app's page. */
export const isApp = ({ text }) => text.includes('<div id="root">');

/** All addresses of the app answer with one page. */
export async function checkPage({ must, call, html, page, origin, note }) {
  const type = page.headers['content-type'] ?? '';
  must(
    'The page is HTML in UTF-8.',
    /^text\/html; *charset=utf-8$/i.test(type),
    `The page comes as "${type}": send text/html; charset=utf-8.`,
  );
  for (const path of ['/homes', '/HOMES', '/holyday%20discounts', '/nearby-detail?id=1', '/no-such-page']) {
    const answer = await call(path);
    must(
      `${path} opens the app.`,
      answer.status === 200 && isApp(answer),
      `${path} answers ${answer.status}, not the app: a shared link or a reload would fail. Serve index.html for every ` +
        "address without a file's ending.",
    );
  }
  must(
    'The page is a build.',
    !html.includes('/src/main.tsx'),
    'The page is the source, not a build: serve `dist` after `npm run build`.',
  );
  const worker = await call('/mockServiceWorker.js');
  must(
    'No mocked API is shipped.',
    worker.status !== 200 || !worker.text.includes('MSW'),
    'The build has a mocked API: build with VITE_API_MOCKING=false.',
  );
  if (!origin.startsWith('https:'))
    return note('Not over https: location, sign-in and copying work there alone.');
  const { hostname, port } = new URL(origin);
  // http can be tested only if https uses its standard port.
  if (port !== '') return undefined;
  const plainly = `http://${hostname}/`;
  const { status, headers } = await ask(plainly);
  return must(
    'http leads to https.',
    status === 0 || (status >= 301 && headers['location']?.startsWith('https:') === true),
    `${plainly} answers ${status} and does not lead to https.`,
  );
}

const referrer = /^(strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/;
const wanted = [
  ['x-content-type-options', /^nosniff$/, 'nosniff'],
  ['referrer-policy', referrer, 'strict-origin-when-cross-origin'],
  ['permissions-policy', /geolocation=\(self\)/, 'the line of the build, with geolocation=(self)'],
  ['cross-origin-opener-policy', /^same-origin/, 'same-origin'],
];

/** All other headers of the page. */
export function checkHeaders({ must, note, origin, page }) {
  for (const [name, pattern, value] of wanted) {
    const given = page.headers[name] ?? '';
    const fault =
      given === ''
        ? `No ${name}: send ${value}.`
        : `${name} is "${given}", which is not what the app needs: send ${value}, once.`;
    must(`${name}: ${given}`, pattern.test(given), fault);
  }
  if (origin.startsWith('https:') && !page.headers['strict-transport-security'])
    note('No Strict-Transport-Security yet: add it once https works for good (docs/deploy.md).');
}
