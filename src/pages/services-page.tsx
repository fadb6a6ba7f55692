import { CategoryGrid } from '@/listings/categories/category-grid';
import { serviceTiles } from '@/listings/categories/service-tiles';
import { PageHeading } from '@/ui/page-heading';

export default function ServicesPage() {
  return (
    <>
      <PageHeading lead="Pick a service to see who offers it near you.">Services</PageHeading>
      <CategoryGrid tiles={serviceTiles} filterLabel="Filter services" />
    </>
  );
}
