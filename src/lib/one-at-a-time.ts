const running = new Set<string>();

/** Does some work unless work of the same name is still running, so that a double tap counts once. */
export async function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  if (running.has(name)) return;
  running.add(name);
  try {
    await work();
  } finally {
    running.delete(name);
  }
}
