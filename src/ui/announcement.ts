import { createGlobalStore } from '@/platform/create-store';

/** A short answer to a tap that has no place of its own on the page. */
export interface Announcement {
  text: string;
  /** What to do, below it. */
  advice?: string | undefined;
  /** `ok` for a success, `plain` for what has to be done first, `sale` for a failure. */
  tone: 'ok' | 'plain' | 'sale';
  /** A path inside the app to go to next. */
  link?: { label: string; to: string };
  /** What takes back what was done. */
  action?: { label: string; run: () => void };
  /**
   * How long it stays, in ms; a `plain` one with a link stays until it is followed or dismissed, or another
   * page opens.
   */
  duration?: number;
}

let count = 0;

/** The current announcement. Its number changes each time, so that screen readers read the same words again. */
export const announcement = createGlobalStore<(Announcement & { number: number }) | null>(() => null);

/** Replaces the current announcement. */
export function announce(next: Announcement): void {
  count += 1;
  announcement.write({ ...next, number: count });
}
