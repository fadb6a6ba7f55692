import { createGlobalStore } from '@/platform/create-store';
import { type Entries, joinEntries } from './entry';

/** What was sent and has no answer yet: it stands in its list at once. */
export const outgoing = createGlobalStore<Entries>(() => ({ requests: [], comments: [] }));

/** Puts entries ahead of the server's, and returns how to take them away again. */
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
