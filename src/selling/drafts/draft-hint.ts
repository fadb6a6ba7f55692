import { createPersistedStore } from '@/platform/create-persisted-store';

/** Whether this browser may have unsent posts. If not, pages skip the code that reads IndexedDB. */
export const draftHint = createPersistedStore<boolean>({
  key: 'gulit:has-drafts',
  parse: (json) => json === true,
  toJson: (hasDrafts) => hasDrafts || null,
});

export function recordDrafts(hasDrafts: boolean): void {
  if (draftHint.read() !== hasDrafts) draftHint.write(hasDrafts);
}
