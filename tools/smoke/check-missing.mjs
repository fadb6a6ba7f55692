import { isKept } from './ask.mjs';
import { isApp } from './open-site.mjs';

const missing = ['/assets/no-such-part-0a1b2c3d.js', '/art/no-such-picture.webp', '/no-such-file.png'];
const closed = ['/_server/policy.txt', '/_headers', '/.env', '/.git/config', '/assets/../.env'];

/** What is not there, and what is nobody's. @param {import('./open-site.mjs').Site} site */
export async function checkMissing({ must, get }) {
  for (const path of missing) {
    const { status, headers } = await get(path);
    const answer = `${status}${/html/.test(headers['content-type'] ?? '') ? ' with a page' : ''}`;
    must('{0} is missing, and said to be.', status === 404, path, answer);
    const cache = headers['cache-control'] ?? '';
    must('Nothing remembers that {0} is missing.', status !== 404 || !isKept(cache), path, cache);
  }
  for (const path of closed) {
    const answer = await get(path);
    // A host that answers unknown paths with the page gives nothing away.
    must("{0} is nobody's.", answer.status !== 200 || isApp(answer), path);
  }
}
