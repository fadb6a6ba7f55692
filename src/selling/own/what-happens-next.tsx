import { ShieldCheck } from 'lucide';
import { t } from '@/language/translate';
import { Icon } from '@/ui/icon';

/** Above a seller's posts while one of them waits: who looks at it, at what, and what comes then. */
export function WhatHappensNext() {
  return (
    <section
      aria-labelledby="what-happens-next"
      className="mb-4 rounded-card border border-line bg-surface p-4"
    >
      <h3 id="what-happens-next" className="flex items-center gap-2 text-base">
        <Icon of={ShieldCheck} className="size-5 shrink-0 text-accent" /> {t('What happens next')}
      </h3>
      <p className="mt-1 text-sm text-muted">{t('Staff look at each new post before buyers see it:')}</p>
      <ul className="list-disc pl-5 text-sm text-muted">
        <li>{t('the photos show the offer itself,')}</li>
        <li>{t('its name, category and price fit,')}</li>
        <li>{t('buyers can reach you.')}</li>
      </ul>
      <p className="mt-1 text-sm text-muted">
        {t(
          'You need not do anything. Until then only you can open it. As soon as it is verified, this page says so, and everyone sees it in its category and under Recents.',
        )}
      </p>
    </section>
  );
}
