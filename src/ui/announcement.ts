import { createGlobalStore } from '@/platform/create-store';
import { tapPosition } from './tap-origin';

/** A short message after an action that has no place of its own on the page. */
export interface Announcement {
  text: string;
  /** What to do, shown below the text. */
  advice?: string | undefined;
  /** `ok` for a success, `plain` for a step that comes first, `error` for a failure. */
  tone: 'ok' | 'plain' | 'error';
  /** A link to a page of the app. */
  link?: { label: string; to: string };
  /** A button that undoes what was done. */
  action?: { label: string; run: () => void };
  /**
   * How long it stays, in ms. A `plain` one with a link stays until the link is followed, it is dismissed, or
   * another page opens.
   */
  duration?: number;
  /** Whether it is about more than the page, and stays when another opens. */
  outlivesPage?: true;
}

interface ShownAnnouncement extends Announcement {
  number: number;
  /** Whether it stands below the top bar, since it would cover what was tapped for it at the bottom. */
  isAtTop: boolean;
}

/** The height in px of what a tap is about, from the tap down: a row or a tile, whose buttons stand at its top. */
const subjectHeight = 160;
/** How far an announcement reaches above the bottom of a phone in px, with the bar below it. */
const announcementHeight = 128;

let count = 0;

/** The current announcement. Its number changes each time, so that screen readers repeat the same words. */
export const announcement = createGlobalStore<ShownAnnouncement | null>(() => null);

/** Replaces the current announcement. */
export function announce(next: Announcement): void {
  count += 1;
  const tapped = tapPosition()?.y ?? 0;
  const isAtTop = tapped + subjectHeight > window.innerHeight - announcementHeight;
  announcement.write({ ...next, number: count, isAtTop });
}
