/** Writes `docs/reliability.md` from the table of faults that the tests run. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';

const page = new URL('../docs/reliability.md', import.meta.url).pathname;
const { module } = await runnerImport(
  new URL('../tests/faults/render-reliability.ts', import.meta.url).pathname,
);
const settings = await resolveConfig(page);
writeFileSync(page, await format(module.renderReliability(), { ...settings, parser: 'markdown' }));
