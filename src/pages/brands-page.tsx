import { t } from '@/language/translate';
import { brand } from '@/platform/brand';
import { BrandList } from '@/information/brand-list';
import { PageHeading } from '@/ui/page-heading';

export default function BrandsPage() {
  return (
    <>
      <PageHeading
        lead={t(
          'Names that many people look for. {brand} is no partner of theirs; names and logos belong to their owners.',
          { brand: brand.name },
        )}
      >
        {t('Featured Brands')}
      </PageHeading>
      <BrandList />
    </>
  );
}
