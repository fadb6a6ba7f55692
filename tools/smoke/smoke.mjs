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
const looks = [checkPage, checkPolicy, checkHeaders, checkCaching, checkBuild, checkMissing, checkApi];
if (site.page) for (const check of [...looks, checkSharing, checkPreviews]) await check(site);

const levels = { holds: '  ok   ', 'not tried': '  note ', broken: '  WRONG' };
for (const { state, rule, says } of site.findings) console.log(levels[state], says || rule);
const faults = site.findings.filter(({ state }) => state === 'broken').length;
console.log(
  faults === 0 ? `\n${site.origin} is served as it should be.` : `\n${faults} wrong at ${site.origin}.`,
);
process.exit(faults === 0 ? 0 : 1);
