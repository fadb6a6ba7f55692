import type { ClerkProvider } from '@clerk/clerk-react';
import { useEffect, useState, type ComponentProps } from 'react';
import type { LanguageCode } from '@/language/languages';
import { useLanguage } from '@/language/use-language';

export type ProviderTexts = NonNullable<ComponentProps<typeof ClerkProvider>['localization']>;

/** The provider's own translations, 10 to 15 kB each, and our Amharic, which the provider lacks. */
const textLoaders: Partial<Record<LanguageCode, () => Promise<ProviderTexts>>> = {
  am: async () => (await import('./amharic-provider-texts')).amharicProviderTexts,
  de: async () => (await import('@clerk/localizations/de-DE')).deDE,
  es: async () => (await import('@clerk/localizations/es-ES')).esES,
  fr: async () => (await import('@clerk/localizations/fr-FR')).frFR,
  ja: async () => (await import('@clerk/localizations/ja-JP')).jaJP,
  zh: async () => (await import('@clerk/localizations/zh-CN')).zhCN,
};

/** The texts of the provider's forms in the current language. They are English until they have loaded. */
export function useProviderTexts(): ProviderTexts {
  const code = useLanguage();
  const [loaded, setLoaded] = useState<{ code: LanguageCode; texts: ProviderTexts } | null>(null);
  useEffect(() => {
    textLoaders[code]?.().then(
      (texts) => setLoaded({ code, texts }),
      // If loading fails, the texts stay English.
      () => {},
    );
  }, [code]);
  return loaded?.code === code ? loaded.texts : {};
}
