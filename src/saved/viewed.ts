import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseTexts } from '@/platform/parse-values';

const maximum = 12;

/** The ids of the last 12 opened listings, most recent first. */
export const viewed = createPersistedStore<readonly string[]>({
  key: 'gulit:viewed',
  parse: (json) => parseTexts(json).slice(0, maximum),
  toJson: (ids) => (ids.length > 0 ? ids : null),
});

export function rememberViewed(id: string): void {
  viewed.update((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, maximum));
}
