import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseTexts } from '@/platform/parse-values';

const maxViewed = 12;

/** The ids of the last 12 opened listings, most recent first. */
export const viewedIds = createPersistedStore<readonly string[]>({
  key: 'gulit:viewed',
  parse: (json) => parseTexts(json).slice(0, maxViewed),
  toJson: (ids) => (ids.length > 0 ? ids : null),
});

export function rememberViewed(id: string): void {
  viewedIds.update((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, maxViewed));
}
