/**
 * `npm run smoke -- https://gulit.example` checks that a site serves the build in `dist` with its headers, and that its
 * API works. It explains what is wrong. It writes nothing.
 */
import { existsSync } from 'node:fs';
import { runChecks } from '../servers/run-checks.mjs';
import { checkApi } from './check-api.mjs';
import {
  checkAddresses,
  checkFiles,
  checkHeaders,
  checkHttps,
  checkMissing,
  readBuild,
} from './check-build.mjs';

await runChecks({
  usage: 'Name the site, beside its build in dist: npm run smoke -- https://gulit.example [--dist FOLDER]',
  options: { dist: { type: 'string', default: 'dist' } },
  async check(report, { dist: folder }) {
    const { must, call, origin } = report;
    const isBuild = existsSync(`${folder}/_server/headers.json`);
    if (!must('Build: is here', isBuild, `${folder} has no build for a server: npm run build`)) return;
    const page = await call('/');
    const fault =
      page.status === 0 ? `nothing answers at ${origin}: ${page.failure}` : `answers ${page.status}`;
    if (!must('Page: comes', page.status === 200, fault)) return;
    const site = { ...report, ...readBuild(folder) };
    for (const check of [checkAddresses, checkHeaders, checkFiles, checkMissing, checkHttps, checkApi])
      await check(site);
  },
});
