import { createPersistedStore } from '@/platform/create-persisted-store';
import { persistedLanguage, showLanguage } from '@/language/choose-language';
import { type LanguageCode, nativeNames } from '@/language/languages';
import { t } from '@/language/translate';
import { announce } from '@/ui/announcement';

/** Whether the visitor chose a language or declined the offered one. Then none is offered again. */
export const isOfferAnswered = createPersistedStore({
  key: 'gulit:language-offer',
  parse: (json) => json === 'answered',
  toJson: (answered) => (answered ? 'answered' : null),
});

/** Switches the interface to a language and stores the choice, or says why it failed. */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  try {
    await showLanguage(code);
    persistedLanguage.write(code);
    isOfferAnswered.write(true);
    announce({
      text: t('Language changed to {language}', { language: nativeNames[code] }),
      tone: 'ok',
    });
  } catch {
    announce({
      text: t('{language} could not be loaded. Check your connection and try again.', {
        language: nativeNames[code],
      }),
      tone: 'error',
    });
  }
}
