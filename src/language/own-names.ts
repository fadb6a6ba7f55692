import type { LanguageCode } from './languages';

/** The name of each language in that language. */
export const ownNames: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
  am: 'አማርኛ',
};
