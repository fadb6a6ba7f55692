import { t } from '@/language/translate';
import { PageHeading } from '@/ui/page-heading';

/** The name of a search by its text; of all offers without one. */
export const searchTitle = (text: string): string =>
  text === '' ? t('All offers') : t('Results for “{text}”', { text });

export const SearchHeading = ({ title }: { title: string }) => (
  <PageHeading>
    <span className="line-clamp-3 lg:pr-48">{title}</span>
  </PageHeading>
);
