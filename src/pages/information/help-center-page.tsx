import { brand } from '@/config/brand';
import { HelpCenter } from '@/information/help-center';
import { PageHeading } from '@/ui/page-heading';

/** Questions and answers (docs/product.md, Information pages). */
export default function HelpCenterPage() {
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeading lead={`How ${brand.name} works. Search, or open a question.`}>Help Center</PageHeading>
      <HelpCenter />
    </div>
  );
}
