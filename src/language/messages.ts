import { createGlobalStore } from '@/platform/create-store';
import type { LanguageCode, PluralForm } from './languages';

/** A translation. A text with a number has one translation for each plural form of the language. */
type Translation = string | Partial<Record<PluralForm, string>>;

/** The translations of a language. Each key is the English text in the code. */
export type Translations = Readonly<Record<string, Translation>>;

/** How a language with its own calendar and clock writes a day and a time. */
export interface Clock {
  formatDay: (day: Date) => string;
  formatTime: (time: Date) => string;
}

interface ShownLanguage {
  code: LanguageCode;
  /** Empty for English. */
  translations: Translations;
  clock?: Clock | undefined;
}

export const shownLanguage = createGlobalStore<ShownLanguage>(() => ({ code: 'en', translations: {} }));
