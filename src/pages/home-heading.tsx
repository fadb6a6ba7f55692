import { t } from '@/language/translate';
import type { ReactNode } from 'react';

/** How many of the newest offers the home page shows. */
export const freshCount = 8;

/** The one line of heading of the home page: its own on a desktop, that of the newest offers on a phone. */
export const HomeHeading = ({ children }: { children?: ReactNode }) => (
  <div className="mb-1 flex items-center justify-between gap-2 *:last:-my-2 lg:mb-3 lg:min-h-11">
    <h1 tabIndex={-1} className="text-2xl max-lg:sr-only">
      {t('Good offers from the shops around you')}
    </h1>
    <h2 id="fresh" className="text-xl lg:sr-only">
      {t('Fresh offers')}
    </h2>
    {children}
  </div>
);
