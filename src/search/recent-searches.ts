import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseTexts } from '@/platform/parse-values';
import { foldText } from '@/platform/text/fold';

const maxSearches = 8;
/** In characters. Only pasted texts are longer. */
const maxSearchLength = 80;

/** The latest 8 searches in this browser, newest first (docs/product.md, Search and filters). */
export const recentSearches = createPersistedStore<readonly string[]>({
  key: 'gulit:searches',
  parse: (json) => parseTexts(json, maxSearchLength).slice(0, maxSearches),
  toJson: (texts) => (texts.length > 0 ? texts : null),
});

export function rememberSearch(text: string): void {
  if (text === '' || text.length > maxSearchLength) return;
  recentSearches.update((texts) => {
    const others = texts.filter((other) => foldText(other) !== foldText(text));
    return [text, ...others].slice(0, maxSearches);
  });
}

export const clearSearches = (): void => void recentSearches.write([]);
