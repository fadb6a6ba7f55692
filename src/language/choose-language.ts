import { createPersistedStore } from '@/platform/create-persisted-store';
import { createGlobalStore } from '@/platform/create-store';
import { type LanguageCode, isLanguageCode } from './languages';
import { shownLanguage } from './messages';

/**
 * The files of a language: what each first screen shows, the labels and headings of all lists, the frame of every page
 * with the pages of listings, and the rest.
 */
type CataloguePart = 'first' | 'lists' | 'app' | 'later';

/** The language that the visitor has asked to keep on this device; English where nothing is kept. */
export const persistedLanguage = createPersistedStore<LanguageCode>({
  key: 'language',
  parse: (json) => (isLanguageCode(json) ? json : 'en'),
  toJson: (code) => (code === 'en' ? null : code),
});

/** The parts that the pages seen so far need. */
const neededParts = createGlobalStore<ReadonlySet<CataloguePart>>(() => new Set(['first']));
/** The language that was chosen last, which may still be on its way. */
const chosenLanguage = createGlobalStore<LanguageCode>(() => 'en');

async function load(code: LanguageCode, parts: Iterable<CataloguePart>) {
  if (code === 'en') return { code, catalogue: {} };
  const { calendars, catalogueFiles } = await import('./catalogue-files');
  const files = [...parts].map((part) => catalogueFiles[`./catalogues/${code}/${part}.json`]?.());
  return { code, catalogue: Object.assign({}, ...(await Promise.all(files))), formatDay: calendars[code] };
}

/** Shows what is needed of a language once it has come, unless another one has been chosen meanwhile. */
async function showNeeded(code: LanguageCode): Promise<void> {
  const language = await load(code, neededParts.read());
  if (chosenLanguage.read() !== code) return;
  const shown = shownLanguage.read();
  // Of two calls the one that needs less may end last.
  const earlier = shown.code === code ? shown.catalogue : {};
  shownLanguage.write({ ...language, catalogue: { ...earlier, ...language.catalogue } });
  document.documentElement.lang = code;
}

/** Shows the whole interface in a language, once its texts have come; rejects where they cannot be had. */
export async function showLanguage(code: LanguageCode): Promise<void> {
  chosenLanguage.write(code);
  try {
    await showNeeded(code);
  } catch (error) {
    // What is needed later is asked for in the language that stays.
    if (chosenLanguage.read() === code) chosenLanguage.write(shownLanguage.read().code);
    throw error;
  }
}

/** Loads what the chosen language has of some parts; what cannot be had stays English. */
export async function needTexts(...parts: readonly CataloguePart[]): Promise<void> {
  const needed = neededParts.read();
  const isNew = parts.some((part) => !needed.has(part));
  if (isNew) neededParts.write(new Set([...needed, ...parts]));
  const code = chosenLanguage.read();
  if (isNew && code !== 'en') await showNeeded(code).catch(() => {});
}
