import type { IncomingHttpHeaders } from 'node:http';

/** A post as the server saw it; it changes while it is being read. */
export interface RecordedPost {
  headers: IncomingHttpHeaders;
  bytesReceived: number;
  /** What it came to: read to its end, given up by the page, or cut by the server as the test wished. */
  outcome: 'receiving' | 'ended' | 'aborted' | 'hung-up';
  /** What has come, to the byte; filled once the post is over. */
  body: Buffer;
}
