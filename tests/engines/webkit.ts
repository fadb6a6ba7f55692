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

/** Messages that WebKit logs on any page. */
const meansNothing: readonly RegExp[] = [
  // Logged on every page. The manifest has the page's own origin anyway.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // A load or a cache write that was stopped when the page was left. Its rejection is handled.
  /[Cc]annot load https:\/\/gulit\.example\/\S* due to access control checks/,
  /Importing a module script failed\./,
  // The same for parts of the sign-in provider.
  /\/clerk-js@\S+ CONSOLE (?:JS )?ERROR ChunkLoadError: Loading chunk \d+ failed\./,
  /Cache API operation failed: Context is stopped/,
];

/** Starts an invisible screen; returns its name. */
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

/** The console errors in a window's output. */
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
  // WebKitWebDriver ends the program, and then reports that the window is gone.
  async close() {
    await session.close().catch(() => {});
    await rm(said, { force: true });
  },
});

/** Debian's WebKitGTK, Safari's engine, on an invisible screen. */
export async function startWebKit(): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // With the C locale, texts would be compared wrongly.
  const variables = { DISPLAY: display, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' };
  const outputs = await mkdtemp(path.join(tmpdir(), 'gulit-windows-'));
  let windows = 0;
  const program = await start(['/usr/bin/WebKitWebDriver', `--port=${port}`], `${origin}/status`, variables);
  return {
    async openWindow({ width, height, place, isPrivate, proxy }: WindowSettings) {
      windows += 1;
      // One file for each window, because a closed window still logs an error of its worker's database.
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
