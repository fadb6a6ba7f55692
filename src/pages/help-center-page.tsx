import { HelpCenter } from '@/information/help-center';
import { helpTopics } from '@/information/texts/help-topics';
import { t } from '@/language/translate';
import { brand } from '@/platform/brand';
import { PageHeading } from '@/ui/page-heading';

export default function HelpCenterPage() {
  return (
    <div className="max-w-5xl">
      <PageHeading lead={t('How {brand} works. Search, or open a question.', { brand: brand.name })}>
        {t('Help Center')}
      </PageHeading>
      <HelpCenter topics={helpTopics} />
    </div>
  );
}
