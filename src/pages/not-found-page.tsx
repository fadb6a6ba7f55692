import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { SearchForm } from '@/listings/search/search-form';
import { PageHeading } from '@/ui/page-heading';

export function NotFoundPage() {
  return (
    <div className="max-w-xl">
      <PageHeading lead="The link may be old or mistyped. Search for what you need, or start from the market.">
        Page not found
      </PageHeading>
      <SearchForm label="Search instead" />
      <Link to={paths.home} className="tap mt-4 inline-flex items-center font-semibold text-brand">
        Go to the market
      </Link>
    </div>
  );
}
