import type { ReactNode } from 'react';
import { t } from '@/language/translate';
import type { ListSpec } from '@/listings/categories/category-spec';
import { listHeading } from '@/listings/categories/list-headings';
import { PageHeading } from '@/ui/page-heading';

export const searchTitle = (text: string): string =>
  text === '' ? t('All offers') : t('Results for “{text}”', { text });

export const ListHeading = ({ list }: { list: ListSpec }) => (
  <PageHeading name={t(list.label)}>{t(listHeading(list))}</PageHeading>
);

export const SearchHeading = ({ title }: { title: string }) => (
  <PageHeading>
    <bdi className="max-lg:block max-lg:truncate lg:line-clamp-3 lg:pr-48">{title}</bdi>
  </PageHeading>
);

/** How many of the newest offers the home page shows. */
export const freshCount = 8;

/** The page's heading for screen readers, and the visible one of its newest offers. */
export const HomeHeading = ({ children }: { children?: ReactNode }) => (
  <div className="mb-1 flex items-center justify-between gap-2 *:last:-my-2 lg:mb-3 lg:min-h-11">
    <h1 tabIndex={-1} className="sr-only">
      {t('Good offers from shops near you')}
    </h1>
    <h2 id="fresh" className="text-xl lg:text-2xl">
      {t('Newest offers')}
    </h2>
    {children}
  </div>
);
