import { brand } from '@/config/brand';
import { BrandList } from '@/information/brand-list';
import { PageHeading } from '@/ui/page-heading';

export default function BrandsPage() {
  return (
    <>
      <PageHeading
        lead={`Names that many people look for. ${brand.name} is no partner of theirs; names and logos belong to their owners.`}
      >
        Featured Brands
      </PageHeading>
      <BrandList />
    </>
  );
}
