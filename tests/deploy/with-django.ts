import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll } from 'vitest';
import { freePort, startDjango, stop } from '#tests/drf/programs';

/** Starts the Django server for the tests of a file or group; its origin is known once they begin. */
export function withDjango(): { origin: string } {
  const server = { origin: '' };
  let program: ChildProcess | undefined;
  beforeAll(async () => {
    server.origin = `http://127.0.0.1:${await freePort()}`;
    program = await startDjango(server.origin);
  });
  afterAll(() => stop(program));
  return server;
}
