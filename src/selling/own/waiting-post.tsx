import { ChevronDown, Clock, ShieldCheck } from 'lucide';
import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { Icon } from '@/ui/icon';

export function WhatHappensNext() {
  return (
    <section aria-labelledby="what-happens-next" className="mb-4">
      <details className="group rounded-card border border-line bg-surface">
        <summary className="tap flex items-center gap-2 rounded-card px-4">
          <Icon of={ShieldCheck} className="size-5 shrink-0 text-accent" />
          <h3 id="what-happens-next" className="flex-1 text-base">
            {t('What happens next')}
          </h3>
          <Icon
            of={ChevronDown}
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4 text-sm text-muted">
          <p>{t('We check each new post before buyers see it:')}</p>
          <ul className="list-disc pl-5">
            <li>{t('the photos show the actual item,')}</li>
            <li>{t('the name, category and price make sense,')}</li>
            <li>{t('buyers can reach you.')}</li>
          </ul>
          <p className="mt-1">
            {t(
              "You don't need to do anything. Until it's verified, only you can open it. After that this page says so, and everyone sees it in its category and under Recents.",
            )}
          </p>
        </div>
      </details>
    </section>
  );
}

/** The notice above a listing that waits for verification. Only its owner sees the listing. */
export function WaitingNotice() {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2 rounded-card border border-line bg-surface p-4 text-sm">
      <Icon of={Clock} className="size-4 shrink-0 text-accent" />
      <span className="font-semibold text-accent">{t('Waiting for verification')}</span>
      <span>{t('Only you can see this offer.')}</span>
      <Link to={paths.myPosts} className="tap inline-flex items-center font-semibold text-brand underline">
        {t('My posts')}
      </Link>
    </p>
  );
}
