import { useSession } from '@/account/use-session';
import { useStore } from '@/ui/use-store';
import { likes } from './likes';

const none: ReadonlySet<string> = new Set();

/** The ids that the signed-in visitor likes; none for everybody else. */
export function useLikes(): ReadonlySet<string> {
  const session = useSession();
  const all = useStore(likes);
  return (session.status === 'signed-in' && all.get(session.user.id)) || none;
}
