import type { IncomingHttpHeaders } from 'node:http';

/** A post as the server received it; it changes while it is read. */
export interface RecordedPost {
  headers: IncomingHttpHeaders;
  bytesReceived: number;
  /** How it ended: read completely, aborted by the page, or cut off by the server for a test. */
  outcome: 'receiving' | 'ended' | 'aborted' | 'hung-up';
  /** The received bytes, set once the post is over. */
  body: Buffer;
}
