import { vi } from 'vitest';

/** What a player knows about its video. */
interface Facts {
  duration?: number;
  videoWidth?: number;
}

/** Replaces the browser's video players, which jsdom lacks. A test controls them in the order of their creation. */
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
  /** Sets what a player knows, and fires the event. */
  function tell(index: number, facts: Facts, event: string): void {
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(player(index), name, { value, configurable: true });
    player(index).dispatchEvent(new Event(event));
  }
  return {
    /** Releases the player's video. */
    load,
    /** Revokes the address of a video. */
    revoke,
    player,
    tell,
    /** Lets a player finish reading its video. */
    read: (index: number, seconds: number) =>
      tell(index, { duration: seconds, videoWidth: 640 }, 'loadedmetadata'),
  };
}
