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
            ? t(
                'Call us, write to one of our pages, or fill in the form. Your message then appears below it, ready to send.',
              )
            : t('Fill in the form. Your message then appears below it, ready to send.')
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
