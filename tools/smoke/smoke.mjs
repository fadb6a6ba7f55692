/**
 * `npm run smoke -- https://gulit.example` checks a deployed Gulit as a browser sees it, and explains what is wrong. It
 * writes nothing.
 */
import { runChecks } from '../servers/run-checks.mjs';
import { checkApi } from './check-api.mjs';
import { checkBuild, checkCaching, checkMissing } from './check-files.mjs';
import { checkHeaders, checkPage, isApp } from './check-page.mjs';
import { checkPolicy } from './check-policy.mjs';
import { checkPreviews, checkSharing } from './check-sharing.mjs';
import { readPolicy } from './policy.mjs';

/** A deployed site and its page; null if the page cannot be loaded. */
async function openSite(report) {
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
  const [, preload = '/api/products/'] = /as: 'fetch'[^}]*href: "([^"]+)"/.exec(page.text) ?? [];
  return {
    ...report,
    page,
    html: page.text,
    policy: policy ? readPolicy(policy, origin) : null,
    /** The address of the catalogue, as the page preloads it. */
    catalogue: new URL(preload, origin).href,
  };
}

const checks = [
  checkPage,
  checkPolicy,
  checkHeaders,
  checkCaching,
  checkBuild,
  checkMissing,
  checkApi,
  checkSharing,
  checkPreviews,
];

await runChecks({
  usage: 'Name the origin to look at: npm run smoke -- https://gulit.example',
  async check(report) {
    const site = await openSite(report);
    if (site) for (const check of checks) await check(site);
  },
});
