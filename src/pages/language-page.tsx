import { LanguagePicker } from '@/information/language-picker';
import { t } from '@/language/translate';
import { PageHeading } from '@/ui/page-heading';

export default function LanguagePage() {
  return (
    <>
      <PageHeading lead={t("Offers stay in the seller's language.")}>{t('Language')}</PageHeading>
      <LanguagePicker />
    </>
  );
}
