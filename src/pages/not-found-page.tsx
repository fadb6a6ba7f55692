import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { paths } from '@/platform/paths';
import { SearchForm } from '@/search/search-form';
import { PageHeading } from '@/ui/page-heading';

export function NotFoundPage() {
  useLanguage();
  return (
    <>
      <PageHeading
        lead={t('The link may be old or mistyped. Search for what you need, or start from the market.')}
      >
        {t('Page not found')}
      </PageHeading>
      <SearchForm label={t('Search instead')} />
      <Link to={paths.home} className="tap mt-4 inline-flex items-center font-semibold text-brand">
        {t('Go to the market')}
      </Link>
    </>
  );
}
