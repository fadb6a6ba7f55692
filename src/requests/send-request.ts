import { settledSession } from '@/account/settled-session';
import { postJson } from '@/api/post-json';
import { authorName } from './author-name';

/** Sends a visitor's request as `POST /api/cat` takes it (spec section 7); rejects with an ApiError. */
export async function sendRequest(message: string): Promise<void> {
  await postJson('/api/cat', { name: authorName(await settledSession()), message });
}
