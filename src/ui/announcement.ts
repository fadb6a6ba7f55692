import { createGlobalStore } from '@/lib/create-store';

/** A short word to the visitor that belongs to no place of the page: an answer to a tap. */
export interface Announcement {
  text: string;
  /** `ok` for what worked, `plain` for what has to be done first, `sale` for what failed. */
  tone: 'ok' | 'plain' | 'sale';
  /** Where to go next: a path of ours. */
  link?: { label: string; to: string };
  /** How long it stays, in ms. What has to be done first stays until it is done, or put away, or another page shows. */
  duration?: number;
}

let count = 0;

/** What is being said now; each time under another number, so that the same words are said again. */
export const announcement = createGlobalStore<(Announcement & { number: number }) | null>(() => null);

/** Says it, in the place of what was said before. */
export function announce(next: Announcement): void {
  count += 1;
  announcement.write({ ...next, number: count });
}
