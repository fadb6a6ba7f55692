import { useState } from 'react';
import { isLanguageCode, nativeNames } from '@/language/languages';
import { changeLanguage } from './change-language';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';

const codes = Object.keys(nativeNames).filter(isLanguageCode);

/** All languages by their own names. Unlike on the picker's page, a choice here is stored. */
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
            {nativeNames[code]}
          </button>
        </li>
      ))}
    </ul>
  );
}
