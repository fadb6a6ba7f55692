import { X } from 'lucide';
import { persistedLanguage } from '@/language/choose-language';
import { isLanguageCode, type LanguageCode } from '@/language/languages';
import { useLanguage } from '@/language/use-language';
import { IconButton } from '@/ui/button';
import { focusMain } from '@/ui/focus';
import { useStore } from '@/ui/use-store';
import { changeLanguage, isOfferAnswered } from './language-links';

/** The texts of the two buttons for each language: accept and decline. */
const languageOffers: Readonly<Record<Exclude<LanguageCode, 'en'>, { accept: string; decline: string }>> = {
  es: { accept: 'Gulit en español', decline: 'Ahora no' },
  fr: { accept: 'Gulit en français', decline: 'Plus tard' },
  de: { accept: 'Gulit auf Deutsch', decline: 'Nicht jetzt' },
  zh: { accept: 'Gulit 中文版', decline: '暂不' },
  ja: { accept: 'Gulit 日本語版', decline: '後で' },
  am: { accept: 'Gulit በአማርኛ', decline: 'አሁን አይደለም' },
};

/** Returns the first of the browser's languages that the app has; null for English, or if the app has none. */
function preferredLanguage(preferred: readonly string[]): Exclude<LanguageCode, 'en'> | null {
  const supported = preferred.map((tag) => tag.split('-')[0]).find(isLanguageCode);
  return supported === 'en' || !supported ? null : supported;
}

/**
 * Offers the browser's language in a line over the page. The app never changes the language by itself: people share
 * devices, and many with an Amharic browser read English.
 */
export function LanguageOffer() {
  const shown = useLanguage();
  const answered = useStore(isOfferAnswered);
  const storedLanguage = useStore(persistedLanguage);
  const code = preferredLanguage(navigator.languages);
  if (answered || !code || storedLanguage !== 'en' || shown !== 'en') return null;
  const { accept, decline } = languageOffers[code];
  return (
    <aside
      lang={code}
      aria-label={accept}
      className="fixed bottom-(--floor-height) left-0 z-20 flex items-center low:static mb-2 ml-3 rounded-control border border-line bg-surface text-sm shadow-floating"
    >
      <button
        type="button"
        onClick={() => void changeLanguage(code).finally(focusMain)}
        className="tap pl-3 font-semibold text-brand underline"
      >
        {accept}
      </button>
      <IconButton
        label={decline}
        icon={X}
        iconClass="size-4"
        focusesMain
        onClick={() => isOfferAnswered.write(true)}
      />
    </aside>
  );
}
