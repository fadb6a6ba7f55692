import { ownAddresses } from '@/information/article';
import { ContactForm } from '@/information/contact-form';
import { TextLinks } from '@/information/text-blocks';
import { t } from '@/language/translate';
import { PageHeading } from '@/ui/page-heading';

export default function ContactPage() {
  return (
    <>
      <PageHeading
        lead={
          ownAddresses.length > 0
            ? t('Call us, write on one of our pages, or write your message here and send it yourself.')
            : t('Write your message here and send it yourself.')
        }
      >
        {t('Contact Us')}
      </PageHeading>
      {ownAddresses.length > 0 && (
        <div className="mb-4">
          <TextLinks links={ownAddresses} />
        </div>
      )}
      <ContactForm />
    </>
  );
}
