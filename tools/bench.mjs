/**
 * `npm run bench` measures the build on a simulated slow phone, and compares it with the smallest app made with the
 * same libraries. It writes `docs/performance.md`. With `-- --rounds 1` it is faster.
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { format, resolveConfig } from 'prettier';
import { build, runnerImport } from 'vite';

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } }).values;
const here = fileURLToPath(new URL('bench', import.meta.url));
const page = fileURLToPath(new URL('../docs/performance.md', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'gulit-bench-'));
const [floor, own] = [path.join(folder, 'floor'), path.join(folder, 'own')];
// The environment may contain keys, which would change the build.
for (const name of ['API_BASE_URL', 'CLERK_PUBLISHABLE_KEY', 'STRIPE_PUBLISHABLE_KEY', 'PICTURE_SERVICE'])
  process.env[`VITE_${name}`] = '';
process.env['VITE_API_MOCKING'] = 'false';
await build({
  configFile: false,
  logLevel: 'error',
  root: `${here}/floor`,
  plugins: [react(), tailwindcss()],
  build: { outDir: floor },
});
await build({ logLevel: 'error', build: { outDir: own } });
// The photo of every offer.
copyFileSync(`${own}/preview.png`, `${floor}/preview.png`);
const { module } = await runnerImport(`${here}/bench.ts`, { configFile: false });
const text = await module.runBench(floor, own, Number(rounds));
rmSync(folder, { recursive: true });
writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
console.log(text);
