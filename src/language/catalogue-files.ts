import { writeAmharicDate } from './amharic-date';
import type { LanguageCode } from './languages';
import type { Catalogue } from './messages';

/** The catalogues of all languages; each file is fetched when it is needed. */
export const catalogueFiles: Readonly<Record<string, () => Promise<Catalogue>>> = import.meta.glob<Catalogue>(
  './catalogues/*/*.json',
  { import: 'default' },
);

/** The date formatters of languages with their own calendar. */
export const calendars: Partial<Record<LanguageCode, (day: Date) => string>> = { am: writeAmharicDate };
