import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// Only the system's Python has Django. Another one may be first in the PATH.
const python = '/usr/bin/python3';
const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = resolve(root, process.env['GULIT_DIST'] ?? 'dist');
/** In ms. On a busy machine, five servers that start together take half a minute. */
const timeout = 60_000;

/** Whether this machine can run the Django server. */
export const hasRestFramework = () => spawnSync(python, ['-c', 'import rest_framework']).status === 0;

/** Returns a port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system named no free port.');
  return address.port;
}

const hasEnded = (program: ChildProcess) => program.exitCode !== null || program.signalCode !== null;

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => null);
  return response?.ok === true;
}

async function untilReady(program: ChildProcess, address: string): Promise<void> {
  const latest = Date.now() + timeout;
  while (!(await answers(address))) {
    if (hasEnded(program) || Date.now() > latest) throw new Error(`Nothing answers at ${address}.`);
    await pause(100);
  }
}

/** Ends a program and waits until it has ended. */
export async function stop(program: ChildProcess | undefined): Promise<void> {
  if (!program || hasEnded(program)) return;
  const gone = once(program, 'exit');
  program.kill('SIGTERM');
  await gone;
}

/** Starts a program and waits until it responds at an address. Its errors are printed. */
export async function start(words: string[], address: string, variables = {}): Promise<ChildProcess> {
  const [command = '', ...parameters] = words;
  const program = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(program, address);
  } catch (error) {
    await stop(program);
    throw error;
  }
  return program;
}

/** The Django server with a built app, at an origin of this machine. */
export const startDjango = (origin: string, distDir: string = dist) =>
  start([python, 'tests/drf/server.py', new URL(origin).port, distDir], `${origin}/api/products/`);

/** The Django server with a mistake of `tests/drf/broken_server.py`, at an origin of this machine. */
export const startBroken = (origin: string, mistake: string) =>
  start([python, 'tests/drf/broken_server.py', mistake, new URL(origin).port], `${origin}/api/products/`);

/** Reads an uploaded file of the Django server. */
export async function readMedia(origin: string, address: string): Promise<Buffer> {
  const response = await fetch(new URL(address, origin));
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return Buffer.from(await response.arrayBuffer());
}
