import { freePort, startPreview, stop } from '#tests/drf/programs';
import type { Settings } from '../web-servers';

/** `vite preview` of the build, as the browser tests use it. */
export async function startVitePreview({ dist, api }: Settings) {
  const origin = `http://localhost:${await freePort()}`;
  const program = await startPreview(origin, api, dist);
  return { origin, close: () => stop(program) };
}
