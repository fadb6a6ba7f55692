import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedPost } from './recorded-post';

interface Pace {
  bytesPerSecond: number;
  /** After how many bytes to stop reading. */
  limit: number;
}

/** Reads a post at the given speed, which slows down the sender, and records it. */
export async function receivePost(
  request: IncomingMessage,
  post: RecordedPost,
  { bytesPerSecond, limit }: Pace,
): Promise<void> {
  const start = performance.now();
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) {
      chunks.push(chunk);
      post.bytesReceived += chunk.length;
      if (post.bytesReceived >= limit) break;
      const due = start + (post.bytesReceived / bytesPerSecond) * 1000;
      // The sender may be gone: a pause must not keep the process alive.
      await pause(due - performance.now(), undefined, { ref: false });
    }
    post.outcome = 'ended';
  } catch {
    post.outcome = 'aborted';
  }
  post.body = Buffer.concat(chunks);
}
