import { createUserMarks } from '@/lib/user-marks';
import { useSession } from '@/account/session';
import { useStore } from '@/ui/use-store';

const marks = createUserMarks('gulit:likes');

/** The ids of the listings that each user of this browser likes (docs/product.md, Likes and shares). */
export const likes = marks.store;
export const refreshLikes = marks.refresh;
export const toggleLike = marks.toggle;

const none: ReadonlySet<string> = new Set();

/** The ids that the signed-in visitor likes; none for everybody else. */
export function useLikes(): ReadonlySet<string> {
  const session = useSession();
  const all = useStore(likes);
  return (session.status === 'signed-in' && all.get(session.user.id)) || none;
}
