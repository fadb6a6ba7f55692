import { createGlobalStore } from '@/platform/create-store';
import type { LanguageCode, PluralForm } from './languages';

/** A translation. A text with a number has one form for each plural form of its language. */
type Translation = string | Partial<Record<PluralForm, string>>;

/** Translations by their English text as it stands in the code. */
export type Catalogue = Readonly<Record<string, Translation>>;

interface ShownLanguage {
  code: LanguageCode;
  /** The texts loaded so far; empty for English. */
  catalogue: Catalogue;
  /** Formats a day in the language's own calendar. */
  formatDay?: ((day: Date) => string) | undefined;
}

export const shownLanguage = createGlobalStore<ShownLanguage>(() => ({ code: 'en', catalogue: {} }));
