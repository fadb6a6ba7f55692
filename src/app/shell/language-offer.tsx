import { X } from 'lucide';
import { useState } from 'react';
import { persistedLanguage } from '@/language/choose-language';
import { languageOffers, preferredLanguage } from '@/language/language-offers';
import { useLanguage } from '@/language/use-language';
import { IconButton } from '@/ui/button';
import { focusMain } from '@/ui/focus-main';
import { useStore } from '@/ui/use-store';
import { changeLanguage, isOfferAnswered } from './change-language';

/**
 * Offers the interface in the browser's own language, in a line that lies over the page so that nothing moves.
 * It is never switched without being asked: people share devices, and many read English with a browser in Amharic.
 */
export function LanguageOffer() {
  const shown = useLanguage();
  const [isPending, setPending] = useState(false);
  const answered = useStore(isOfferAnswered);
  const kept = useStore(persistedLanguage);
  const code = preferredLanguage(navigator.languages);
  if (answered || !code || kept !== 'en' || shown !== 'en') return null;
  const { accept, decline } = languageOffers[code];
  return (
    <aside
      lang={code}
      aria-label={accept}
      className="fixed bottom-(--floor-height) left-0 z-20 flex items-center low:static mb-2 ml-3 rounded-control border border-line bg-surface text-sm shadow-floating"
    >
      <button
        type="button"
        disabled={isPending}
        onClick={() => {
          setPending(true);
          void changeLanguage(code).finally(() => {
            setPending(false);
            focusMain();
          });
        }}
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
