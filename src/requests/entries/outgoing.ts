import { createGlobalStore } from '@/platform/create-store';
import { type Entries, joinEntries } from './entry';

/** Entries being sent. They appear in their list at once. */
export const outgoing = createGlobalStore<Entries>(() => ({ requests: [], comments: [] }));

/** Adds entries ahead of the server's. Returns a function that removes them. */
export function putOutgoing(added: Partial<Entries>): () => void {
  const { requests = [], comments = [] } = added;
  outgoing.write(joinEntries(added, outgoing.read()));
  return () => {
    const then = outgoing.read();
    outgoing.write({
      requests: then.requests.filter((request) => !requests.includes(request)),
      comments: then.comments.filter((comment) => !comments.includes(comment)),
    });
  };
}
