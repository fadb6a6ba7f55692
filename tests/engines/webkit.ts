import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, start, stop } from '#tests/drf/programs';
import type { Driver, Engine, WindowSettings } from './driver';
import { openSession } from './web-driver';

const windowProgram = path.join(import.meta.dirname, 'webkit-window.py');

/** What WebKit writes by itself, whatever a page does about it. */
const meansNothing: readonly RegExp[] = [
  // At every page; the manifest comes from the page's own origin anyway.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Of a load or a write to a cache that was under way when a page was left; the promise's rejection is caught.
  /[Cc]annot load https:\/\/gulit\.example\/\S* due to access control checks/,
  /Importing a module script failed\./,
  // The same of the sign-in provider's own parts.
  /\/clerk-js@\S+ CONSOLE (?:JS )?ERROR ChunkLoadError: Loading chunk \d+ failed\./,
  /Cache API operation failed: Context is stopped/,
];

/** A screen that nobody sees; gives its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    '/usr/bin/Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const told = screen.stdio[3];
  if (!told) throw new Error('Xvfb cannot tell its number.');
  const [number] = await once(told, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

type Session = Awaited<ReturnType<typeof openSession>>;

/** The errors of the console among what a window has said. */
const readComplaints = (said: string): readonly string[] =>
  readFileSync(said, 'utf8')
    .split('\n')
    .filter((line) => /\bCONSOLE (\w+ )?ERROR\b/.test(line) && !meansNothing.some((each) => each.test(line)));

const toDriver = (session: Session, said: string): Driver => ({
  ...session,
  goBack: async () => void (await session.run('history.back()')),
  async find(code) {
    const found = await session.find(code);
    return found && { ...found, pickFiles: (paths) => found.type(paths.join('\n')) };
  },
  complaints: () => readComplaints(said),
  // It ends the program, and then misses its window.
  async close() {
    await session.close().catch(() => {});
    await rm(said, { force: true });
  },
});

/** Debian's WebKitGTK, Safari's engine, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // In the C locale comparisons of texts go wrong.
  const variables = { DISPLAY: display, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' };
  const outputs = await mkdtemp(path.join(tmpdir(), 'gulit-windows-'));
  let windows = 0;
  const program = await start(['/usr/bin/WebKitWebDriver', `--port=${port}`], `${origin}/status`, variables);
  return {
    async openWindow({ width, height, place, isPrivate, proxy }: WindowSettings) {
      windows += 1;
      // A file each: a window that is closed goes on to complain, of a database that goes under its worker.
      const said = path.join(outputs, `window-${windows}`);
      const args = [`--size=${width}x${height}`, `--proxy=${proxy}`, `--output=${said}`];
      if (place) args.push(`--place=${place.latitude},${place.longitude}`);
      if (isPrivate) args.push('--private');
      const session = await openSession(origin, {
        browserName: 'gulit-window',
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': { binary: windowProgram, args },
      });
      return toDriver(session, said);
    },
    async close() {
      await stop(program);
      await stop(screen);
      await rm(outputs, { recursive: true });
    },
  };
}
