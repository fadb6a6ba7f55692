import { createGlobalStore } from './create-store';

const running = createGlobalStore(() => new Map<string, Promise<void>>());

/** Runs `work`. If work of the same name is running already, returns its promise instead. */
export function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const all = running.read();
  const current = all.get(name);
  if (current) return current;
  const started = work().finally(() => all.delete(name));
  all.set(name, started);
  return started;
}
