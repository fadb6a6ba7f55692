import { createGlobalStore, pageVariable } from '@/platform/create-store';

/** A short message after an action, shown over the page. */
export interface Announcement {
  text: string;
  /** What to do, shown below the text. */
  advice?: string | undefined;
  /** `ok` for a success, `error` for a failure, `plain` for anything else, such as a prompt to sign in first. */
  tone: 'ok' | 'plain' | 'error';
  /** A link to a page of the app. */
  link?: { label: string; to: string };
  /** A button that undoes what was done. */
  action?: { label: string; run: () => void };
  /**
   * How long it stays, in ms. This does not apply to a `plain` one with a link: it stays until the link is followed, it
   * is dismissed, or another page opens.
   */
  duration?: number;
  /** Whether it stays when another page opens. */
  outlivesPage?: true;
}

interface ShownAnnouncement extends Announcement {
  number: number;
  /** Whether it shows below the top bar, because at the bottom it would cover what was tapped. */
  isAtTop: boolean;
}

/**
 * The part of the screen below a tap that an announcement must not cover, in px: a row or tile, whose buttons are at
 * its top.
 */
const tappedItemHeight = 160;
/** The height in px that an announcement and the bar below it take up at the bottom of a phone. */
const announcementHeight = 128;

/** How many announcements the page has made. */
const count = pageVariable(() => 0);
/** How far down the last pointer click was, in px; null after a keyboard click, which has no position. */
const lastTapY = pageVariable<number | null>(() => null);

/** Records the position of each click. Returns a function that stops it. */
export function watchTaps(): () => void {
  const onClick = ({ detail, clientY }: MouseEvent) => {
    lastTapY.current = detail > 0 ? clientY : null;
  };
  // In the capture phase, which comes before the handlers that announce something.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

/** The current announcement. Its number changes each time, so that screen readers also read repeated words. */
export const announcement = createGlobalStore<ShownAnnouncement | null>(() => null);

/** Replaces the current announcement. */
export function announce(next: Announcement): void {
  count.current += 1;
  const tapped = lastTapY.current ?? document.activeElement?.getBoundingClientRect().top ?? 0;
  const isAtTop = tapped + tappedItemHeight > window.innerHeight - announcementHeight;
  announcement.write({ ...next, number: count.current, isAtTop });
}
