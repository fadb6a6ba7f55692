import { readPolicy } from './policy.mjs';

/** Whether an answer is the app's page. */
export const isApp = ({ text }) => text.includes('<div id="root">');

/** A deployed site with its page, for the checks to report on; null where the page cannot be had. */
export async function openSite(report) {
  const { origin, call, must } = report;
  const page = await call('/');
  const isThere = must(
    'The page comes.',
    page.status === 200 && isApp(page),
    page.status === 0
      ? `Nothing answers at ${origin}: ${page.failure}.`
      : `${origin}/ answers ${page.status} without the app's page. Is \`dist\` what is served?`,
  );
  if (!isThere) return null;
  const policy = page.headers['content-security-policy'];
  const [, preload = '/api/products/'] = /<link[^>]*as="fetch"[^>]*href="([^"]+)"/.exec(page.text) ?? [];
  return {
    ...report,
    page,
    html: page.text,
    policy: policy ? readPolicy(policy, origin) : null,
    /** The address of the catalogue, as the page preloads it. */
    catalogue: new URL(preload, origin).href,
  };
}
