import { freePort, start, stop } from '#tests/drf/programs';
import type { Settings } from '../web-servers';

/** `vite preview` of the build, as the browser tests use it. */
export async function startVitePreview({ dist, api }: Settings) {
  const origin = `http://localhost:${await freePort()}`;
  const vite = [process.execPath, 'node_modules/vite/bin/vite.js', 'preview'];
  const options = ['--outDir', dist, '--strictPort', '--port', new URL(origin).port];
  const program = await start([...vite, ...options], `${origin}/`, { API_PROXY: api });
  return { origin, close: () => stop(program) };
}
