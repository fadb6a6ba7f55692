import { BadgeCheck, Clock, type IconNode, ImagePlus } from 'lucide';
import type { User } from '@/account/session';
import { message, t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { useOwnListings } from '@/listings/use-catalogue';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/load-states';

export type PostState = 'live' | 'waiting' | 'unsent';

export const postStates: readonly PostState[] = ['live', 'waiting', 'unsent'];

const states: Record<PostState, { label: string; icon: IconNode; tone: string }> = {
  live: { label: message('Live'), icon: BadgeCheck, tone: 'text-ok' },
  waiting: { label: message('Waiting'), icon: Clock, tone: 'text-accent' },
  unsent: { label: message('Not sent'), icon: ImagePlus, tone: 'text-muted' },
};

interface PostsSummaryProps {
  user: User;
  /** How many posts are unsent; null while unknown. */
  unsent: number | null;
  /** The state of the posts to show; null for all. */
  shown: PostState | null;
  onShow: (state: PostState | null) => void;
}

/** The numbers of a seller's live, waiting and unsent posts. A tap on a number shows only those posts. */
export function PostsSummary({ user, unsent, shown, onShow }: PostsSummaryProps) {
  const query = useOwnListings(user);
  const { data } = query;
  if (unsent === null || (query.state === 'loading' && !data))
    return <Skeleton className="mb-4 h-18 w-full" />;
  if (!data || data.length + unsent === 0) return null;
  const live = data.filter(({ verified }) => verified).length;
  const counts = { live, waiting: data.length - live, unsent };
  return (
    <ul aria-label={t('Your posts at a glance')} className="mb-4 grid grid-cols-3 gap-2">
      {postStates.map((state) => {
        const { label, icon, tone } = states[state];
        return (
          <li key={state} className="min-w-0">
            <button
              type="button"
              aria-pressed={state === shown}
              onClick={() => onShow(state === shown ? null : state)}
              className={classNames(
                'w-full rounded-card border bg-surface px-2 py-2 text-left hover:border-edge sm:px-3',
                state === shown ? 'border-brand outline-1 outline-brand' : 'border-line',
              )}
            >
              <span className="block text-xl font-bold tabular-nums">{counts[state]}</span>{' '}
              <span className={classNames('flex items-center gap-1 text-sm font-semibold', tone)}>
                <Icon of={icon} className="size-4 shrink-0 max-sm:hidden" />
                {t(label)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
