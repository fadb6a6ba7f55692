import { type LanguageCode, isLanguageCode } from './languages';

/** The sentence that offers each language, and the one that declines it. */
export const languageOffers: Readonly<
  Record<Exclude<LanguageCode, 'en'>, { accept: string; decline: string }>
> = {
  es: { accept: 'Gulit en español', decline: 'Ahora no' },
  fr: { accept: 'Gulit en français', decline: 'Plus tard' },
  de: { accept: 'Gulit auf Deutsch', decline: 'Nicht jetzt' },
  zh: { accept: 'Gulit 中文版', decline: '暂不' },
  ja: { accept: 'Gulit 日本語版', decline: '後で' },
  am: { accept: 'Gulit በአማርኛ', decline: 'አሁን አይደለም' },
};

/** Returns the browser's first language that we have; null if that is English or there is none. */
export function preferredLanguage(preferred: readonly string[]): Exclude<LanguageCode, 'en'> | null {
  const ours = preferred.map((tag) => tag.split('-')[0]).find(isLanguageCode);
  return ours === 'en' || !ours ? null : ours;
}
