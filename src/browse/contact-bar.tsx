import type { Ref } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { besideBoxClass, pageBarRef } from '@/ui/bottom-bars';
import type { ContactLink } from '@/listings/contact-links';
import { ContactLinkButton } from './contact-link-button';

interface ContactBarProps {
  ways: readonly ContactLink[];
  ref?: Ref<HTMLUListElement>;
  className?: string;
}

/**
 * The links to the seller at the bottom of a phone's screen. They come last on the screen, but before the
 * thumbnails in reading order.
 */
export function ContactLinkList({ ways, ref, className }: ContactBarProps) {
  return (
    <ul
      ref={ref}
      aria-label={t('Contact the seller')}
      className={classNames(
        'sticky bottom-0 z-15 order-last -mx-4 flex gap-2 border-t border-line bg-canvas px-4 py-2 low:static',
        className,
      )}
    >
      {ways.map((way, index) => (
        <li key={way.label} className="min-w-0 flex-1">
          <ContactLinkButton
            way={way}
            isMain={index === 0}
            className={classNames(
              'w-full scroll-mb-0! px-1!',
              // With three or four links the words stand below the icons to fit.
              ways.length > 2 && 'flex-col gap-0! text-xs',
            )}
          />
        </li>
      ))}
    </ul>
  );
}

/** The links as the page's bottom bar, beside the request box. */
export const ContactBar = ({ ways }: Pick<ContactBarProps, 'ways'>) => (
  <ContactLinkList ref={pageBarRef} ways={ways} className={besideBoxClass} />
);
