import { writeAmharicDate, writeAmharicTime } from './amharic-date';
import type { LanguageCode } from './languages';
import type { Catalogue, Clock } from './messages';

/** The catalogues of all languages; each file is fetched when it is needed. */
export const catalogueFiles: Readonly<Record<string, () => Promise<Catalogue>>> = import.meta.glob<Catalogue>(
  './catalogues/*/*.json',
  { import: 'default' },
);

/** The formatters of languages with their own calendar and clock. */
export const calendars: Partial<Record<LanguageCode, Clock>> = {
  am: { formatDay: writeAmharicDate, formatTime: writeAmharicTime },
};
