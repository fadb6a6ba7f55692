import { isKept } from './ask.mjs';
import { isApp } from './open-site.mjs';

const missing = ['/assets/no-such-part-0a1b2c3d.js', '/art/no-such-picture.webp', '/no-such-file.png'];
const closed = ['/_server/policy.txt', '/_headers', '/.env', '/.git/config', '/assets/../.env'];

/** What is not there, and what is nobody's. */
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
      // A host that answers unknown paths with the page gives nothing away.
      answer.status !== 200 || isApp(answer),
      `${path} can be read: close paths that begin with a dot or an underscore.`,
    );
  }
}
