import { brand } from '@/config/brand';
import { HelpCenter } from '@/information/help-center';
import { PageHeading } from '@/ui/page-heading';

export default function HelpCenterPage() {
  return (
    <div className="max-w-5xl">
      <PageHeading lead={`How ${brand.name} works. Search, or open a question.`}>Help Center</PageHeading>
      <HelpCenter />
    </div>
  );
}
