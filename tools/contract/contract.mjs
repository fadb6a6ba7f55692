/**
 * `npm run contract -- https://api.gulit.example`: whether a server keeps to `docs/api.md`. Reads only;
 * `--write` also posts, and says what it leaves behind. `--site https://gulit.example` names the page's origin
 * where it is another than the API's.
 */
import { parseArgs } from 'node:util';
import { createReport } from '../smoke/report.mjs';
import { checkAccount } from './check-account.mjs';
import { checkCors } from './check-cors.mjs';
import { checkEntries } from './check-entries.mjs';
import { checkMedia } from './check-media.mjs';
import { checkNearby } from './check-nearby.mjs';
import { checkPosting } from './check-posting.mjs';
import { checkProducts } from './check-products.mjs';
import { checkWrittenEntries } from './check-written-entries.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, site: { type: 'string' } },
});
const [address = ''] = positionals;
if (!URL.canParse(address)) {
  console.error('Name the server: npm run contract -- https://api.gulit.example [--write] [--site ORIGIN]');
  process.exit(2);
}

const leftBehind = [];
const report = {
  ...createReport(new URL(address).origin),
  site: values.site,
  /** The rows that `checkProducts` has read, for the checks after it. */
  products: [],
  leave: (what) => void leftBehind.push(what),
};
if (await checkProducts(report)) {
  const reads = [checkNearby, checkMedia, checkEntries, checkAccount, checkCors];
  const writes = values.write ? [checkPosting, checkWrittenEntries] : [];
  for (const check of [...reads, ...writes]) await check(report);
  if (!values.write) report.note('What is written', 'not tried: add --write, on a server for trying');
}
const isKept = report.print();
if (leftBehind.length > 0) console.log(`Left behind there: ${leftBehind.join('; ')}.`);
process.exit(isKept ? 0 : 1);
