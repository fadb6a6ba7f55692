import { t } from '@/language/translate';
import { LanguagePicker } from '@/information/language-picker';
import { PageHeading } from '@/ui/page-heading';

export default function LanguagePage() {
  return (
    <div className="max-w-3xl">
      <PageHeading lead={t('What sellers and visitors have written stays in their own words.')}>
        {t('Language')}
      </PageHeading>
      <LanguagePicker />
    </div>
  );
}
