import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll } from 'vitest';
import { freePort, startBroken, startDjango, stop } from '#tests/drf/programs';

/**
 * Starts the Django server for a test file or group. With a name, it has that mistake of `tests/drf/broken_server.py`.
 * Its origin is known once the tests begin.
 */
export function withDjango(mistake?: string): { origin: string } {
  const server = { origin: '' };
  let program: ChildProcess | undefined;
  beforeAll(async () => {
    server.origin = `http://127.0.0.1:${await freePort()}`;
    program = await (mistake ? startBroken(server.origin, mistake) : startDjango(server.origin));
  });
  afterAll(() => stop(program));
  return server;
}
