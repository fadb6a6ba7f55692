import { useLanguage } from '@/language/use-language';
import { Fragment, memo } from 'react';
import { splitAtContacts } from '@/platform/text/contact-links';

/**
 * A text as somebody typed it, with its phone numbers as links that dial them, and its Telegram users as links
 * to them. A long one is not read again with each render.
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
        {/* Beside Arabic or Hebrew words the plus would move to the other end. */}
        <bdi dir="ltr">{words}</bdi>
      </a>
    ),
  );
});
