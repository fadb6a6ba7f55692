const running = new Map<string, Promise<void>>();

/** Does some work unless the same, by its name, is still being done, which is then waited for: a second tap is no second wish. */
export function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const current = running.get(name);
  if (current) return current;
  const started = work().finally(() => running.delete(name));
  running.set(name, started);
  return started;
}
