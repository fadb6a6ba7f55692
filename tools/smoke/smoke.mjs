/**
 * `npm run smoke -- https://gulit.example`: looks at a deployed Gulit as a browser does, and says in words what
 * is wrong. Writes nothing.
 */
import { checkApi } from './check-api.mjs';
import { checkBuild } from './check-build.mjs';
import { checkCaching } from './check-caching.mjs';
import { checkHeaders } from './check-headers.mjs';
import { checkMissing } from './check-missing.mjs';
import { checkPage } from './check-page.mjs';
import { checkPolicy } from './check-policy.mjs';
import { checkPreviews, checkSharing } from './check-sharing.mjs';
import { openSite } from './open-site.mjs';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  console.error('Name the origin to look at: npm run smoke -- https://gulit.example');
  process.exit(2);
}

const site = await openSite(new URL(address).origin);
if (site.page) {
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
  for (const check of checks) await check(site);
}

for (const { level, says } of site.findings)
  console.log(`${{ good: '  ok   ', note: '  note ', fault: '  WRONG' }[level]} ${says}`);
const faults = site.findings.filter(({ level }) => level === 'fault').length;
console.log(
  faults === 0 ? `\n${site.origin} is served as it should be.` : `\n${faults} wrong at ${site.origin}.`,
);
process.exit(faults === 0 ? 0 : 1);
