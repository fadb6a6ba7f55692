import { CategoryGrid } from '@/browse/category-grid';
import { message, t } from '@/language/translate';
import { serviceTiles } from '@/listings/categories/category-tiles';
import { PageHeading } from '@/ui/page-heading';

export default function ServicesPage() {
  return (
    <>
      <PageHeading lead={t('Pick a service to see who offers it near you.')}>{t('Services')}</PageHeading>
      <CategoryGrid tiles={serviceTiles} filterLabel={message('Filter services')} />
    </>
  );
}
