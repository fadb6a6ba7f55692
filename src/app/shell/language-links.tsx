import { useState } from 'react';
import { persistedLanguage, showLanguage } from '@/language/choose-language';
import { type LanguageCode, isLanguageCode } from '@/language/languages';
import { ownNames } from '@/language/own-names';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { announce } from '@/ui/announcement';

const codes = Object.keys(ownNames).filter(isLanguageCode);

/** Shows the interface in a language and keeps it on this device, or says why not. */
async function changeLanguage(code: LanguageCode): Promise<void> {
  try {
    await showLanguage(code);
    persistedLanguage.write(code);
    announce({
      text: t('Language changed to {language}', { language: ownNames[code] }),
      tone: 'ok',
    });
  } catch {
    announce({
      text: t('{language} could not be loaded. Check your connection and try again.', {
        language: ownNames[code],
      }),
      tone: 'sale',
    });
  }
}

/** All languages by their own names. A choice here is kept, unlike that of the picker's page. */
export function LanguageLinks({ className, itemClass }: { className: string; itemClass: string }) {
  const shown = useLanguage();
  const [isPending, setPending] = useState(false);
  return (
    <ul aria-label={t('Language')} className={className}>
      {codes.map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            aria-pressed={code === shown}
            disabled={isPending}
            onClick={() => {
              setPending(true);
              void changeLanguage(code).finally(() => setPending(false));
            }}
            className={itemClass}
          >
            {ownNames[code]}
          </button>
        </li>
      ))}
    </ul>
  );
}
