import { isKept } from './ask.mjs';

const missing = ['/assets/no-such-part-0a1b2c3d.js', '/art/no-such-picture.webp', '/no-such-file.png'];
const closed = ['/_server/policy.txt', '/_headers', '/.env', '/.git/config', '/assets/../.env'];

/** What is not there, and what is nobody's. @param {import('./open-site.mjs').Site} site */
export async function checkMissing({ expect, get }) {
  for (const path of missing) {
    const { status, headers } = await get(path);
    expect(
      status === 404,
      `${path} is missing, and said to be.`,
      `${path} answers ${status}${/html/.test(headers['content-type'] ?? '') ? ' with a page' : ''}: a part that is gone after a release must answer 404, or the app cannot tell.`,
    );
    const cache = headers['cache-control'] ?? '';
    expect(
      status !== 404 || !isKept(cache),
      'Nothing remembers that.',
      `The 404 of ${path} may be kept (Cache-Control: ${cache}): it would stay missing when it is there.`,
    );
  }
  for (const path of closed) {
    const { status, text } = await get(path);
    // A host that answers unknown paths with the page gives nothing away.
    const given = status === 200 && !text.includes('<div id="root">');
    expect(
      !given,
      `${path} is nobody's.`,
      `${path} can be read: close paths that begin with a dot or an underscore.`,
    );
  }
}
