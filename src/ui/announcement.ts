import { createGlobalStore } from '@/platform/create-store';

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
  /** How long the announcement stays, in ms. A `plain` one with a link stays until it is used or dismissed. */
  duration?: number;
  /** Whether the announcement stays when another page opens. */
  outlivesPage?: true;
}

/** The current announcement. A new `time` makes screen readers read the same text again. */
export const announcement = createGlobalStore<(Announcement & { time: number }) | null>(() => null);

export const announce = (next: Announcement): void =>
  announcement.write({ ...next, time: performance.now() });
