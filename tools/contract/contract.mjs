/**
 * `npm run contract -- https://api.gulit.example` checks whether a server keeps to `docs/api.md`. It only reads;
 * `--write` also posts, and lists what it leaves behind. `--site https://gulit.example` names the page's origin if it
 * differs from the API's.
 */
import { runChecks } from '../servers/run-checks.mjs';
import { checkAccount, checkCors } from './check-access.mjs';
import { checkEntries, checkWrittenEntries } from './check-entries.mjs';
import { checkNearby } from './check-nearby.mjs';
import { checkPosting } from './check-posting.mjs';
import { checkMedia, checkProducts } from './check-products.mjs';

await runChecks({
  usage: 'Name the server: npm run contract -- https://api.gulit.example [--write] [--site ORIGIN]',
  options: { write: { type: 'boolean', default: false }, site: { type: 'string' } },
  async check(report, { write, site = report.origin }) {
    const products = await checkProducts(report);
    if (!products) return;
    const reads = [checkNearby, checkMedia, checkEntries, checkAccount, checkCors];
    const writes = write ? [checkPosting, checkWrittenEntries] : [];
    for (const check of [...reads, ...writes]) await check({ ...report, site, products });
    if (!write) report.note('What is written', 'not tried: add --write, on a server for trying');
  },
});
