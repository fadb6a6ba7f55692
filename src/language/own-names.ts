import type { LanguageCode } from './languages';

/** What the languages call themselves that have a whole catalogue: a visitor is offered no other. */
export const ownNames = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
  am: 'አማርኛ',
} as const satisfies Partial<Record<LanguageCode, string>>;

export type OfferedLanguage = keyof typeof ownNames;

export const isOffered = (code: string): code is OfferedLanguage => Object.hasOwn(ownNames, code);
