/**
 * `npm run contract -- https://api.gulit.example`: whether a server keeps to `docs/api.md`. Reads only;
 * `--write` also posts, and says what it leaves behind. `--site https://gulit.example` names the page's origin
 * where it is another than the API's.
 */
import { parseArgs } from 'node:util';
import { checkAccount } from './check-account.mjs';
import { checkCors } from './check-cors.mjs';
import { checkEntries } from './check-entries.mjs';
import { checkMedia } from './check-media.mjs';
import { checkNearby } from './check-nearby.mjs';
import { checkPosting } from './check-posting.mjs';
import { checkProducts } from './check-products.mjs';
import { checkWrittenEntries } from './check-written-entries.mjs';
import { createReport } from './report.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, site: { type: 'string' } },
});
const [address = ''] = positionals;
if (!URL.canParse(address)) {
  console.error('Name the server: npm run contract -- https://api.gulit.example [--write] [--site ORIGIN]');
  process.exit(2);
}

const report = createReport(new URL(address).origin, values.site);
if (await checkProducts(report)) {
  const reads = [checkNearby, checkMedia, checkEntries, checkAccount, checkCors];
  const writes = values.write ? [checkPosting, checkWrittenEntries] : [];
  for (const check of [...reads, ...writes]) await check(report);
  if (!values.write) report.skip('What is written', 'not tried: add --write, on a server for trying');
}
report.print();
process.exit(report.failed() ? 1 : 0);
