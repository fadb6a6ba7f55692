import { ask } from './ask.mjs';
import { readPolicy } from './policy.mjs';

/**
 * @typedef {{ level: 'good' | 'note' | 'fault', says: string }} Finding
 * @typedef {Awaited<ReturnType<typeof openSite>>} Site
 */

/**
 * A deployed site with its page, and what is found about it. `page` is null where it cannot be had.
 * @param {string} origin
 */
export async function openSite(origin) {
  /** @type {Finding[]} */
  const findings = [];
  /**
   * Notes what holds, or else what is wrong and how to mend it.
   * @param {boolean} holds
   * @param {string} good
   * @param {string} fault
   */
  const expect = (holds, good, fault) => {
    findings.push(holds ? { level: 'good', says: good } : { level: 'fault', says: fault });
    return holds;
  };
  /** @param {string} says */
  const note = (says) => void findings.push({ level: 'note', says });
  /** @param {string} path @param {Parameters<typeof ask>[1]} [settings] */
  const get = (path, settings) => ask(new URL(path, origin).href, settings);

  const page = await get('/');
  const there = expect(
    page.status === 200 && page.text.includes('<div id="root">'),
    'The page comes.',
    page.status === 0
      ? `Nothing answers at ${origin}: ${page.failure}.`
      : `${origin}/ answers ${page.status} without the app's page. Is \`dist\` what is served?`,
  );
  const policy = page.headers['content-security-policy'];
  return {
    origin,
    findings,
    expect,
    note,
    get,
    page: there ? page : null,
    html: page.text,
    policy: policy ? readPolicy(policy, origin) : null,
    /** The address of the catalogue, as the page preloads it. */
    catalogue: new URL(
      /<link[^>]*as="fetch"[^>]*href="([^"]+)"/.exec(page.text)?.[1] ?? '/api/products/',
      origin,
    ).href,
  };
}
