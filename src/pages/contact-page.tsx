import { ownAddresses } from '@/information/article';
import { ContactForm } from '@/information/contact-form';
import { TextLinkItem } from '@/information/text-blocks';
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
        <ul className="mb-4 grid grid-cols-2 gap-2">
          {ownAddresses.map((link) => (
            <li key={link.to} className="grid text-center max-sm:text-sm max-sm:*:px-2!">
              <TextLinkItem {...link} />
            </li>
          ))}
        </ul>
      )}
      <ContactForm />
    </>
  );
}
