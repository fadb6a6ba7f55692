import { useLanguage } from '@/language/use-language';
import { Fragment, memo } from 'react';
import { splitAtContacts } from '@/platform/text/contact-links';

/**
 * User-written text with its phone numbers and Telegram users as links. It is memoised because parsing a long
 * text takes time.
 */
export const ContactLinks = memo(function ContactLinks({ text }: { text: string }) {
  useLanguage();
  return splitAtContacts(text).map(({ start, text: words, href }) =>
    href === null ? (
      <Fragment key={start}>{words}</Fragment>
    ) : (
      <a
        key={start}
        href={href}
        className="font-semibold whitespace-nowrap text-brand underline"
        {...(!href.startsWith('tel:') && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      >
        {/* Next to Arabic or Hebrew the plus sign would jump to the other end. */}
        <bdi dir="ltr">{words}</bdi>
      </a>
    ),
  );
});
