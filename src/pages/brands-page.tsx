import { Link } from 'react-router-dom';
import { ExternalLink } from '@/information/external-link';
import { featuredBrands } from '@/information/featured-brands';
import { t } from '@/language/translate';
import { brand } from '@/platform/brand';
import { searchPath } from '@/platform/paths';
import { PageHeading } from '@/ui/page-heading';

const linkClass = 'tap inline-flex items-center font-semibold text-brand underline underline-offset-4';

function BrandList() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {featuredBrands.map(({ id, name, description, logo, website }) => (
        <li key={id} className="flex flex-col rounded-card border border-line bg-surface p-4">
          <img src={logo} alt={t('{name} logo', { name })} width={72} height={72} className="size-18" />
          <h2 className="mt-3 text-lg">{name}</h2>
          <p className="mt-1 mb-2 flex-1 text-muted">{t(description)}</p>
          <p className="flex flex-wrap gap-x-6">
            <ExternalLink href={website} className={linkClass}>
              {t('{name} website', { name })}
            </ExternalLink>
            <Link to={searchPath(name)} className={linkClass}>
              {t('Search {name} offers', { name })}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

export default function BrandsPage() {
  return (
    <>
      <PageHeading
        lead={t(
          "Popular brands. {brand} isn't affiliated with them. Names and logos belong to their owners.",
          { brand: brand.name },
        )}
      >
        {t('Featured Brands')}
      </PageHeading>
      <BrandList />
    </>
  );
}
