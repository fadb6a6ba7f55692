import { vi } from 'vitest';

/** Stands in for the players of the browser, which jsdom has not: a test says when one has read its film, by their order. */
export function stubVideoPlayers() {
  const players: HTMLVideoElement[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:film', revokeObjectURL: () => {} }),
  );
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLVideoElement) players.push(element);
    return element;
  });
  return {
    read(index: number, seconds: number): void {
      const player = players[index];
      if (!player) throw new Error('There is no player.');
      Object.defineProperty(player, 'duration', { value: seconds });
      Object.defineProperty(player, 'videoWidth', { value: 640 });
      player.dispatchEvent(new Event('loadedmetadata'));
    },
  };
}
