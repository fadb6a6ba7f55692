import { createGlobalStore } from '@/lib/create-store';
import type { Entries } from './entry';

/** Entries that are being sent; lists show them before the server has answered. */
export const outgoing = createGlobalStore<Entries>(() => ({ requests: [], comments: [] }));

/** Shows entries as being sent; returns how to remove them. */
export function putOutgoing(added: Partial<Entries>): () => void {
  const { requests = [], comments = [] } = added;
  const now = outgoing.read();
  outgoing.write({
    requests: [...requests, ...now.requests],
    comments: [...comments, ...now.comments],
  });
  return () => {
    const then = outgoing.read();
    outgoing.write({
      requests: then.requests.filter((request) => !requests.includes(request)),
      comments: then.comments.filter((comment) => !comments.includes(comment)),
    });
  };
}
