import { parseArgs } from 'node:util';
import { ask } from './ask.mjs';

/** The results of checking a server, each with what to mend. A broken rule fails the run; a missing one is advice. */
function createReport(origin) {
  const findings = [];
  const leftBehind = [];
  const rule = (otherwise) => (name, holds, says) => {
    findings.push(holds ? { state: 'holds', name } : { state: otherwise, name, says });
    return holds;
  };
  const inState = (wanted) => findings.filter(({ state }) => state === wanted);
  return {
    origin,
    must: rule('broken'),
    should: rule('missing'),
    note: (name, says) => void findings.push({ state: 'note', name, says }),
    /** Something that was written on the server and is listed at the end. */
    leave: (what) => void leftBehind.push(what),
    call: (path, settings) => ask(new URL(path, origin).href, settings),
    /** Prints the table, the worst first; false if something is broken. */
    print() {
      const widest = Math.max(0, ...findings.filter(({ says }) => says).map(({ name }) => name.length));
      for (const { state, name, says } of ['broken', 'missing', 'note', 'holds'].flatMap(inState))
        console.log(`${state.padEnd(7)} | ${says ? `${name.padEnd(widest)} | ${says}` : name}`);
      const [holds, broken, missing] = ['holds', 'broken', 'missing'].map((state) => inState(state).length);
      console.log(`\n${origin}: ${holds} hold, ${broken} are broken, ${missing} would serve better.`);
      if (leftBehind.length > 0) console.log(`Left behind there: ${leftBehind.join('; ')}.`);
      return broken === 0;
    },
  };
}

/** Checks the server whose origin is on the command line, and exits with 0 if nothing is broken. */
export async function runChecks({ usage, options = {}, check }) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [address = ''] = positionals;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    console.error(usage);
    process.exit(2);
  }
  const report = createReport(new URL(address).origin);
  await check(report, values);
  process.exit(report.print() ? 0 : 1);
}
