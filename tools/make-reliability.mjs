/** Writes what is said when calls fail to `test-results/reliability.md`, from the table that the tests run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = new URL('..', import.meta.url);
const { module } = await runnerImport(fileURLToPath(new URL('tests/faults/render-reliability.ts', root)));
const results = new URL('test-results/', root);
mkdirSync(results, { recursive: true });
const page = fileURLToPath(new URL('reliability.md', results));
writeFileSync(page, module.renderReliability());
console.log(page);
