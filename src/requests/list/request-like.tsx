import { Heart } from 'lucide';
import { createUserLikes } from '@/account/create-user-likes';
import { requireUser } from '@/account/require-user';
import { useUser } from '@/account/session';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { authorText, type MarketRequest } from '@/requests/entries/entry';
import { IconButton } from '@/ui/button';
import { useStore } from '@/ui/use-store';

/** Likes of requests stay on this device. */
export const requestLikes = createUserLikes('gulit:request-likes');

export function RequestLike({ request }: { request: MarketRequest }) {
  const reader = useUser();
  const all = useStore(requestLikes);
  const liked = reader !== null && (all.get(reader.id)?.has(request.id) ?? false);
  const toggleLike = async () => {
    const user = await requireUser(t('You must be signed in to like a message.'));
    if (user) requestLikes.toggle(user.id, request.id);
  };
  return (
    <IconButton
      label={t('Like the request from {name}', { name: authorText(request.name) })}
      aria-pressed={liked}
      icon={Heart}
      iconClass={classNames('size-5', liked && 'fill-current text-sale')}
      onClick={() => void toggleLike()}
    />
  );
}
