import { createGlobalStore } from './create-store';

const running = createGlobalStore(() => new Map<string, Promise<void>>());

/**
 * Runs `work`, one at a time for each name. While work of that name is running, a call starts nothing and returns the
 * promise of the running work.
 */
export function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const all = running.read();
  const current = all.get(name);
  if (current) return current;
  const started = work().finally(() => all.delete(name));
  all.set(name, started);
  return started;
}
