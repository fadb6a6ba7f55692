import { createGlobalStore } from '@/platform/create-store';
import { createPersistedStore } from '@/platform/create-persisted-store';
import file from './fonts/bricolage-grotesque-latin.woff2?url';

/** The file that this device has had once: `index.html` uses it before the first paint of the next visit. */
const keptFile = createPersistedStore({
  key: 'typeface',
  parse: (json) => (typeof json === 'string' ? json : null),
});

const arrived = createGlobalStore((): FontFace | null => null);

/**
 * Fetches the typeface, where `index.html` has not. No style sheet names it: at a first visit it would be fetched
 * beside the script that every offer waits for.
 */
export async function loadTypeface(): Promise<void> {
  if (keptFile.read() === file || !('fonts' in document)) return;
  arrived.write(await new FontFace('Bricolage Grotesque', `url(${file})`, { weight: '400 800' }).load());
  keptFile.write(file);
}

/** Shows it from now on. Only before a page is painted: its lines may break elsewhere. */
export function showTypeface(): void {
  const face = arrived.read();
  if (face) document.fonts.add(face);
}
