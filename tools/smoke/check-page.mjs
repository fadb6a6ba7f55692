import { ask } from './ask.mjs';

/** The addresses of the app: all of them are one page. @param {import('./open-site.mjs').Site} site */
export async function checkPage({ expect, get, html, page, origin, note }) {
  expect(
    /^text\/html; *charset=utf-8$/i.test(page?.headers['content-type'] ?? ''),
    'The page is HTML in UTF-8.',
    `The page comes as "${page?.headers['content-type']}": send text/html; charset=utf-8.`,
  );
  for (const path of ['/homes', '/HOMES', '/holyday%20discounts', '/nearby-detail?id=1', '/no-such-page']) {
    const answer = await get(path);
    expect(
      answer.status === 200 && answer.text.includes('<div id="root">'),
      `${path} opens the app.`,
      `${path} answers ${answer.status}, not the app: a shared link or a reload would fail. Serve index.html for every address without a file's ending.`,
    );
  }
  expect(
    !html.includes('/src/main.tsx'),
    'The page is a build.',
    'The page is the source, not a build: serve `dist` after `npm run build`.',
  );
  const worker = await get('/mockServiceWorker.js');
  expect(
    worker.status !== 200 || !worker.text.includes('MSW'),
    'No mocked API is shipped.',
    'The build has a mocked API: build with VITE_API_MOCKING=false.',
  );
  if (!origin.startsWith('https:'))
    return note('Not over https: location, sign-in and copying work there alone.');
  const { hostname } = new URL(origin);
  // Only where https stands at its own port does http stand at its own.
  if (new URL(origin).port !== '') return undefined;
  const plain = await ask(`http://${hostname}/`);
  return expect(
    plain.status === 0 || (plain.status >= 301 && plain.headers['location']?.startsWith('https:')),
    'http leads to https.',
    `http://${hostname}/ answers ${plain.status} and does not lead to https.`,
  );
}
