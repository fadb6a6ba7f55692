import { createGlobalStore } from './create-store';

const allRunning = createGlobalStore(() => new Map<string, Promise<void>>());

/** Does some work unless the same, by its name, is still being done: then it returns the promise of that. */
export function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const running = allRunning.read();
  const current = running.get(name);
  if (current) return current;
  const started = work().finally(() => running.delete(name));
  running.set(name, started);
  return started;
}
