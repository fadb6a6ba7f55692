import { ContactForm } from '@/information/contact-form';
import { TextLinks } from '@/information/text-blocks';
import { waysToReachUs } from '@/information/article';
import { PageHeading } from '@/ui/page-heading';

/** The contact form, and the ways that really reach us (docs/product.md, Information pages). */
export default function ContactPage() {
  return (
    <div className="mx-auto max-w-xl">
      <PageHeading lead="Call us, write to one of our pages, or fill in the form: it opens your message in Telegram, where you send it.">
        Contact Us
      </PageHeading>
      <div className="mb-4">
        <TextLinks links={waysToReachUs} />
      </div>
      <ContactForm />
    </div>
  );
}
