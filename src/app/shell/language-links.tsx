import { persistedLanguage, showLanguage } from '@/language/choose-language';
import { isLanguageCode, languages, type LanguageCode } from '@/language/languages';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { oneAtATime } from '@/platform/one-at-a-time';
import { announce } from '@/ui/announcement';

/** Whether the visitor chose a language or declined the offered one. Then the app offers no language again. */
export const isOfferAnswered = createPersistedStore({
  key: 'gulit:language-offer',
  parse: (json) => json === 'answered',
  toJson: (answered) => (answered ? 'answered' : null),
});

async function switchLanguage(code: LanguageCode): Promise<void> {
  try {
    await showLanguage(code);
    persistedLanguage.write(code);
    isOfferAnswered.write(true);
    announce({
      text: t('Language changed to {language}', { language: languages[code].name }),
      tone: 'ok',
    });
  } catch {
    announce({
      text: t("{language} couldn't be loaded. Check your connection and try again.", {
        language: languages[code].name,
      }),
      tone: 'error',
    });
  }
}

/** Switches the interface to a language and stores the choice, or says why it failed. */
export const changeLanguage = (code: LanguageCode) =>
  oneAtATime('change the language', () => switchLanguage(code));

const codes = Object.keys(languages).filter(isLanguageCode);

/** All languages by their own names. A choice is stored, unlike a choice on the language page. */
export function LanguageLinks({ className, itemClass }: { className: string; itemClass: string }) {
  const shown = useLanguage();
  return (
    <ul aria-label={t('Language')} className={className}>
      {codes.map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            aria-pressed={code === shown}
            onClick={() => void changeLanguage(code)}
            className={itemClass}
          >
            {languages[code].name}
          </button>
        </li>
      ))}
    </ul>
  );
}
