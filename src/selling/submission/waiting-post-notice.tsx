import { useQuery } from '@tanstack/react-query';
import { t } from '@/language/translate';

/**
 * On the login page: says that a post waits for its seller to sign in. `isStored` is whether this device has just
 * stored it.
 */
export function WaitingPostNotice({ isStored }: { isStored: boolean }) {
  const { data: place } = useQuery({
    queryKey: ['waiting post'],
    // The code that reads the device's storage loads only here, because signing in does not need it.
    queryFn: async () => (await import('@/selling/drafts/drafts')).findWaitingPost(),
    placeholderData: isStored ? 'device' : 'page',
    staleTime: 0,
    gcTime: 0,
    // Meanwhile another tab may have sent or reopened it.
    refetchOnWindowFocus: 'always',
  });
  return (
    <div role="status" className="mb-4 rounded-card border border-line bg-surface p-4 empty:hidden">
      {place === 'device' && t("Your post is saved on this device. It's sent as soon as you sign in.")}
      {place === 'page' &&
        t("Your post is saved only while this page stays open. It's sent as soon as you sign in.")}
    </div>
  );
}
