import { ApiError } from '@/api/api-error';
import type { Announcement } from '@/ui/announcement';
import { readServerMessages } from './server-messages';

/** What a failed delivery is said with, and for how long (spec section 8, Post). */
export function failureNotice(error: unknown): Announcement {
  if (error instanceof ApiError && error.kind === 'http') {
    const reason = readServerMessages(error.body) || error.message;
    return { text: `❌ Failed to submit: ${reason}`, tone: 'sale', duration: 4000 };
  }
  return { text: '❌ Network error. Please try again.', tone: 'sale', duration: 2000 };
}
