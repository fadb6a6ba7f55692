import { writeAmharicDate, writeAmharicTime } from './amharic-date';
import type { LanguageCode } from './languages';
import type { Clock, Translations } from './messages';

/** The file with the translations of each language, which loads when the language is shown. */
export const translationFiles: Readonly<Record<string, () => Promise<Translations>>> =
  import.meta.glob<Translations>('./catalogues/*.json', { import: 'default' });

export const clocks: Partial<Record<LanguageCode, Clock>> = {
  am: { formatDay: writeAmharicDate, formatTime: writeAmharicTime },
};
