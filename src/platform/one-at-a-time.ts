import { createGlobalStore } from './create-store';

const allRunning = createGlobalStore(() => new Map<string, Promise<void>>());

/** Runs `work` unless work with the same name is still running; then returns the running promise. */
export function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const running = allRunning.read();
  const current = running.get(name);
  if (current) return current;
  const started = work().finally(() => running.delete(name));
  running.set(name, started);
  return started;
}
