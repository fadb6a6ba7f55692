/**
 * Fails where a build (`dist`, or the folder that is named) needs more than the oldest engines have, by syntax
 * and by names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import oldestEngines from '../oldest-engines.json' with { type: 'json' };
import { findNewNames } from './find-new-names.mjs';
import { findNewStyles } from './find-new-styles.mjs';
import { knownNames, knownStyles } from './known-names.mjs';

const folder = process.argv[2] ?? new URL('../../dist', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
// Mocks are for trying in a browser of today.
if (files.includes('mockServiceWorker.js')) process.exit();
const problems = [];

function look(ending, find, known) {
  for (const name of files.filter((file) => file.endsWith(ending))) {
    try {
      const found = find(name, readFileSync(path.join(folder, name)));
      for (const used of found) if (!known.has(used)) problems.push(`${name}: ${used}`);
    } catch (error) {
      problems.push(`${name}: ${error.message}`);
    }
  }
}

look('.js', (_name, code) => findNewNames(code.toString()), knownNames);
look('.css', findNewStyles, knownStyles);

const engines = Object.entries(oldestEngines)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ');
console.log(`${problems.length === 0 ? 'Nothing needs' : 'Needs'} more than ${engines}.`);
if (problems.length > 0) {
  console.log(
    `${problems.join('\n')}\nIf it is looked for first, or a name of ours, tools/engine-support/known-names.mjs says why.`,
  );
  process.exitCode = 1;
}
