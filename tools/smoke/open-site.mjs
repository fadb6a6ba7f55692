import { ask } from './ask.mjs';
import { createFindings } from './findings.mjs';
import { readPolicy } from './policy.mjs';
import words from './words.json' with { type: 'json' };

/** @typedef {Awaited<ReturnType<typeof openSite>>} Site */

/** Whether an answer is the app's page. @param {{ text: string }} answer */
export const isApp = ({ text }) => text.includes('<div id="root">');

/**
 * A deployed site with its page, and what is found about it. `page` is null where it cannot be had.
 * @param {string} origin
 */
export async function openSite(origin) {
  const { findings, must, skip } = createFindings(words);
  /** @param {string} path @param {Parameters<typeof ask>[1]} [settings] */
  const get = (path, settings) => ask(new URL(path, origin).href, settings);
  const page = await get('/');
  const there = must(
    'The page comes.',
    page.status === 200 && isApp(page),
    page.status === 0
      ? `Nothing answers at ${origin}: ${page.failure}.`
      : `${origin}/ answers ${page.status} without the app's page. Is \`dist\` what is served?`,
  );
  const policy = page.headers['content-security-policy'];
  const preload = /<link[^>]*as="fetch"[^>]*href="([^"]+)"/.exec(page.text)?.[1];
  return {
    origin,
    findings,
    must,
    note: skip,
    get,
    page: there ? page : null,
    html: page.text,
    policy: policy ? readPolicy(policy, origin) : null,
    /** The address of the catalogue, as the page preloads it. */
    catalogue: new URL(preload ?? '/api/products/', origin).href,
  };
}
