import { vi } from 'vitest';

/** What a player knows of its film. */
interface Facts {
  duration?: number;
  videoWidth?: number;
}

/**
 * Stands in for the players of the browser, which jsdom has not: a test moves them by hand, by the order in
 * which they were made.
 */
export function stubVideoPlayers() {
  const players: HTMLVideoElement[] = [];
  const revoke = vi.fn();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:film', revokeObjectURL: revoke }),
  );
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLVideoElement) players.push(element);
    return element;
  });
  function player(index: number): HTMLVideoElement {
    const found = players[index];
    if (!found) throw new Error('There is no player.');
    return found;
  }
  /** Lets a player come to know something, and say so by an event. */
  function tell(index: number, facts: Facts, event: string): void {
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(player(index), name, { value, configurable: true });
    player(index).dispatchEvent(new Event(event));
  }
  return {
    /** How the player lets go of its film. */
    load,
    /** How the address of a film is given back. */
    revoke,
    player,
    tell,
    /** Lets a player have read its film. */
    read: (index: number, seconds: number) =>
      tell(index, { duration: seconds, videoWidth: 640 }, 'loadedmetadata'),
  };
}
