import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ServiceCardList } from '@/information/service-card-list';
import { PageHeading } from '@/ui/page-heading';

/** Where to go with a question about an order. */
export default function CustomerServicePage() {
  return (
    <>
      <PageHeading lead="Everything about orders, paying and returns.">Customer Service</PageHeading>
      <ServiceCardList />
      <p className="mt-6">
        Something else?{' '}
        <Link
          to={paths.helpCenter}
          className="tap inline-flex items-center font-semibold text-brand underline underline-offset-4"
        >
          Search the Help Center
        </Link>
      </p>
    </>
  );
}
