import type { User } from '@/account/session';
import { message, t } from '@/language/translate';
import { useOwnListings } from '@/listings/use-catalogue';
import { ToggleChip } from '@/ui/chips';
import { Skeleton } from '@/ui/load-states';

export type PostState = 'live' | 'waiting' | 'unsent';

export const postStates: readonly PostState[] = ['live', 'waiting', 'unsent'];

const labels: Record<PostState, string> = {
  live: message('Live'),
  waiting: message('Waiting'),
  unsent: message('Not sent'),
};

interface PostsSummaryProps {
  user: User;
  /** How many posts are unsent; null while unknown. */
  unsent: number | null;
  /** The state of the posts to show; null for all. */
  shown: PostState | null;
  onShow: (state: PostState | null) => void;
}

/** The numbers of a seller's live, waiting and unsent posts. A tap on one shows only those posts. */
export function PostsSummary({ user, unsent, shown, onShow }: PostsSummaryProps) {
  const query = useOwnListings(user);
  const { data } = query;
  if (unsent === null || (query.state === 'loading' && !data))
    return <Skeleton className="mb-4 h-11 w-full" />;
  if (!data || data.length + unsent === 0) return null;
  const live = data.filter(({ verified }) => verified).length;
  const counts = { live, waiting: data.length - live, unsent };
  return (
    <ul aria-label={t('Your posts at a glance')} className="mb-4 flex flex-wrap gap-x-2">
      {postStates
        .filter((state) => state !== 'unsent' || unsent > 0)
        .map((state) => (
          <li key={state}>
            <ToggleChip isSet={state === shown} onPress={() => onShow(state === shown ? null : state)}>
              <span className="font-bold tabular-nums">{counts[state]}</span> {t(labels[state])}
            </ToggleChip>
          </li>
        ))}
    </ul>
  );
}
