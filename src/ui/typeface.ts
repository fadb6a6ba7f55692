import { createPersistedStore } from '@/platform/create-persisted-store';
import file from './fonts/bricolage-grotesque-latin.woff2?url';

/** The file that this device has had once: `index.html` uses it before the first paint of the next visit. */
const keptFile = createPersistedStore({
  key: 'typeface',
  parse: (json) => (typeof json === 'string' ? json : null),
});

/**
 * Fetches the typeface for the next visits. No style sheet names it: at a first visit it would be fetched beside the
 * script that every offer waits for. This visit goes without it, since its lines may break elsewhere.
 */
export async function loadTypeface(): Promise<void> {
  if (keptFile.read() === file || !('fonts' in document)) return;
  await new FontFace('Bricolage Grotesque', `url(${file})`).load();
  keptFile.write(file);
}
