import { parseArgs } from 'node:util';
import { ask } from './ask.mjs';

/**
 * Checks the server whose origin is on the command line. Prints each result with what to mend, the worst first. A
 * broken rule fails the run; a missed recommendation does not.
 */
export async function runChecks({ usage, options, check }) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [address = ''] = positionals;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    console.error(usage);
    process.exit(2);
  }
  const { origin } = new URL(address);
  /** @type {Record<'broken' | 'missing' | 'note' | 'holds', string[][]>} */
  const results = { broken: [], missing: [], note: [], holds: [] };
  const rule = (otherwise) => (name, holds, says) => {
    results[holds ? 'holds' : otherwise].push(holds ? [name] : [name, says]);
    return holds;
  };
  const report = {
    origin,
    must: rule('broken'),
    should: rule('missing'),
    note: (name, says) => void results.note.push([name, says]),
    call: (path, settings) => ask(new URL(path, origin).href, settings),
  };
  await check(report, values);
  for (const [state, found] of Object.entries(results))
    for (const words of found) console.log([state.padEnd(7), ...words].join(' | '));
  const { holds, broken, missing } = results;
  console.log(
    `\n${origin}: ${holds.length} hold, ${broken.length} are broken, ${missing.length} would be better.`,
  );
  process.exit(broken.length === 0 ? 0 : 1);
}
