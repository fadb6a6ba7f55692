const running = new Set<string>();

/** Does some work unless the same, by its name, is still being done: a second tap is no second wish. */
export async function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  if (running.has(name)) return;
  running.add(name);
  try {
    await work();
  } finally {
    running.delete(name);
  }
}
