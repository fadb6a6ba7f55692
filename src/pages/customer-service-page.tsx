import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { ServiceCardList } from '@/information/service-card-list';
import { linkWords } from '@/ui/link-words';
import { PageHeading } from '@/ui/page-heading';

/** Where to go with a question about an order. */
export default function CustomerServicePage() {
  return (
    <>
      <PageHeading lead={t('Everything about orders, paying and returns.')}>
        {t('Customer Service')}
      </PageHeading>
      <ServiceCardList />
      <p className="mt-6">
        <RichText
          of="Something else? <help>Search the Help Center</help>"
          values={{ help: linkWords(paths.helpCenter, 'tap inline-flex items-center underline-offset-4') }}
        />
      </p>
    </>
  );
}
