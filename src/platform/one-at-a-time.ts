import { pageVariable } from './create-store';

const running = pageVariable(() => new Map<string, Promise<void>>());

/** Runs `work` unless work with the same name is still running; then returns the running promise. */
export function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const all = running.current;
  const current = all.get(name);
  if (current) return current;
  const started = work().finally(() => all.delete(name));
  all.set(name, started);
  return started;
}
