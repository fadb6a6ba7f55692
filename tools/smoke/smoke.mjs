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
import { createReport } from './report.mjs';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  console.error('Name the origin to look at: npm run smoke -- https://gulit.example');
  process.exit(2);
}

const report = createReport(new URL(address).origin);
const site = await openSite(report);
const looks = [checkPage, checkPolicy, checkHeaders, checkCaching, checkBuild, checkMissing, checkApi];
if (site) for (const check of [...looks, checkSharing, checkPreviews]) await check(site);
process.exit(report.print() ? 0 : 1);
