import { createGlobalStore } from '@/platform/create-store';

/** A short message after an action that has no place of its own on the page. */
export interface Announcement {
  text: string;
  /** What to do, shown below the text. */
  advice?: string | undefined;
  /** `ok` for a success, `plain` for a step that comes first, `sale` for a failure. */
  tone: 'ok' | 'plain' | 'sale';
  /** A link to a page of the app. */
  link?: { label: string; to: string };
  /** A button that undoes what was done. */
  action?: { label: string; run: () => void };
  /**
   * How long it stays, in ms. A `plain` one with a link stays until the link is followed, it is dismissed, or
   * another page opens.
   */
  duration?: number;
}

let count = 0;

/** The current announcement. Its number changes each time, so that screen readers repeat the same words. */
export const announcement = createGlobalStore<(Announcement & { number: number }) | null>(() => null);

/** Replaces the current announcement. */
export function announce(next: Announcement): void {
  count += 1;
  announcement.write({ ...next, number: count });
}
