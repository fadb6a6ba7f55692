import { postJson } from '@/api/post-json';

/** A visitor's request as `POST /api/cat` takes it (spec section 7). */
export interface RequestMessage {
  name: string;
  message: string;
}

/** Sends a request; rejects with an ApiError. */
export const sendRequest = ({ name, message }: RequestMessage) => postJson('/api/cat', { name, message });
