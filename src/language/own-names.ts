import type { LanguageCode } from './languages';

/** What each language calls itself. */
export const ownNames: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
  am: 'አማርኛ',
};
