import { viewed } from '@/listings/viewed/viewed';
import { latePart } from '@/ui/late-part';
import { useStore } from '@/ui/use-store';

const RecentlyViewed = latePart(
  async () => (await import('@/listings/viewed/recently-viewed')).RecentlyViewed,
);

/** The place of the offers opened last, kept free while their code comes; nothing on a first visit. */
export function ViewedSection() {
  const ids = useStore(viewed);
  if (ids.length === 0) return null;
  return (
    <div className="flow-root min-h-68.5 lg:min-h-74.5">
      <RecentlyViewed ids={ids} />
    </div>
  );
}
