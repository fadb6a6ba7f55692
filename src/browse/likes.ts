import { createUserLikes } from '@/platform/create-user-likes';
import { useUser } from '@/account/session';
import { useStore } from '@/ui/use-store';

/** The ids of the listings that each user of this browser likes. */
export const likes = createUserLikes('gulit:likes');

const none: ReadonlySet<string> = new Set();

/** The ids that the signed-in visitor likes; empty when signed out. They count as saved (`useSavedIds`). */
export function useLikes(): ReadonlySet<string> {
  const user = useUser();
  const all = useStore(likes);
  return (user && all.get(user.id)) ?? none;
}
