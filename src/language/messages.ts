import { createGlobalStore } from '@/platform/create-store';
import type { LanguageCode, PluralForm } from './languages';

/** A translation; one with a number has the forms of its language. */
type Translation = string | Partial<Record<PluralForm, string>>;

/** Translations by the English text, as it stands in the code. */
export type Catalogue = Readonly<Record<string, Translation>>;

interface ShownLanguage {
  code: LanguageCode;
  /** What has been loaded of it; English has none. */
  catalogue: Catalogue;
  /** How a day is written in a calendar of its own. */
  formatDay?: ((day: Date) => string) | undefined;
}

/** The language on the screen with its texts. */
export const shownLanguage = createGlobalStore<ShownLanguage>(() => ({ code: 'en', catalogue: {} }));
