/**
 * `npm run contract -- https://api.gulit.example` checks whether a server obeys `docs/api.md`. It writes nothing.
 * `--site https://gulit.example` names the page's origin if the API has another.
 */
import { runChecks } from '../servers/run-checks.mjs';
import { checkAccount, checkCors } from './check-access.mjs';
import { checkEntries } from './check-entries.mjs';
import { checkNearby } from './check-nearby.mjs';
import { checkMedia, checkProducts } from './check-products.mjs';

await runChecks({
  usage: 'Name the server: npm run contract -- https://api.gulit.example [--site ORIGIN]',
  options: { site: { type: 'string' } },
  async check(report, { site = report.origin }) {
    const products = await checkProducts(report);
    if (!products) return;
    for (const check of [checkNearby, checkMedia, checkEntries, checkAccount, checkCors])
      await check({ ...report, site, products });
  },
});
