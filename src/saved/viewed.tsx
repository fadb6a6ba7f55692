import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseTexts } from '@/platform/parse-values';
import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';

const RecentlyViewed = lazyPart(async () => (await import('./recently-viewed')).RecentlyViewed, {
  when: 'late',
});

const maxViewed = 12;

/** The ids of the last 12 listings that were opened, most recent first. */
const viewedIds = createPersistedStore<readonly string[]>({
  key: 'gulit:viewed',
  parse: (json) => parseTexts(json).slice(0, maxViewed),
  toJson: (ids) => (ids.length > 0 ? ids : null),
});

export function rememberViewed(id: string): void {
  viewedIds.update((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, maxViewed));
}

export const clearViewed = (): void => void viewedIds.write([]);

/** The recently viewed listings. Their height is reserved while their code loads. */
export function ViewedSection() {
  const ids = useStore(viewedIds);
  if (ids.length === 0) return null;
  return (
    <div className="flow-root min-h-68.5 lg:min-h-74.5">
      <RecentlyViewed ids={ids} clear={clearViewed} />
    </div>
  );
}
