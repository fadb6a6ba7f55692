import type { Session } from '@/account/session';
import { formatRelativeTime } from '@/language/format';
import { message, t } from '@/language/translate';
import { createGlobalStore } from '@/platform/create-store';

/** A request: something that somebody wants to buy or sell. */
export interface MarketRequest {
  id: string;
  /** 'Anonymous' if the author was not signed in. */
  name: string;
  message: string;
  /** In ms since 1970; null without a date. */
  createdAt: number | null;
  /** Whether the request is still being sent. */
  isPending: boolean;
}

/** A comment on a picture of a listing. */
export interface ImageComment {
  id: string;
  productId: string;
  imageId: string;
  /** Never shown in full. */
  email: string;
  text: string;
  postedAt: number | null;
  isPending: boolean;
}

/** Requests and comments. The API has one list for both. */
export interface Entries {
  /** Newest first. */
  requests: readonly MarketRequest[];
  /** Newest first. */
  comments: readonly ImageComment[];
}

/** The name that the server stores for an author who is not signed in. */
export const anonymous = message('Anonymous');

/** The author's name on the screen. Only 'Anonymous' is translated. */
export const authorText = (name: string): string => (name === anonymous ? t(anonymous) : name);

export const sendingTimeText = (isPending: boolean, sentAt: number | null, now: number): string =>
  isPending ? t('Sending...') : sentAt === null ? '' : formatRelativeTime(sentAt, now);

/** The author's name for a new request. */
export function authorName(session: Session): string {
  if (session.status !== 'signed-in') return anonymous;
  const { fullName, username, email } = session.user;
  return fullName || username || email || anonymous;
}

export const joinEntries = (ahead: Partial<Entries>, others: Entries): Entries => ({
  requests: [...(ahead.requests ?? []), ...others.requests],
  comments: [...(ahead.comments ?? []), ...others.comments],
});

/** Entries that are being sent. The lists show them at once. */
export const pendingEntries = createGlobalStore<Entries>(() => ({ requests: [], comments: [] }));

/** Returns a function that removes the added entries. */
export function addPendingEntries(added: Partial<Entries>): () => void {
  const { requests = [], comments = [] } = added;
  pendingEntries.write(joinEntries(added, pendingEntries.read()));
  return () => {
    const current = pendingEntries.read();
    pendingEntries.write({
      requests: current.requests.filter((request) => !requests.includes(request)),
      comments: current.comments.filter((comment) => !comments.includes(comment)),
    });
  };
}
