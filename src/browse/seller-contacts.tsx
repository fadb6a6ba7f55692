import { Copy, Phone } from 'lucide';
import type { Ref } from 'react';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { t } from '@/language/translate';
import type { ContactLink } from '@/listings/contact-links';
import { classNames } from '@/platform/class-names';
import { besideBoxClass, pageBarRef } from '@/ui/bottom-bars';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { copyText } from '@/ui/share';

interface ContactLinkProps {
  link: ContactLink;
  isPrimary: boolean;
  className: string;
}

export const ContactLinkButton = ({
  link: { label, href, icon },
  isPrimary,
  className,
}: ContactLinkProps) => (
  <a
    href={href}
    {...(!href.startsWith('tel:') && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
    className={buttonClass(isPrimary ? 'primary' : 'quiet', className)}
  >
    <Icon of={icon} className="size-4 shrink-0" />
    {t(label)}
  </a>
);

interface ContactLinkListProps {
  links: readonly ContactLink[];
  ref?: Ref<HTMLUListElement>;
  className?: string;
}

/** The links at the bottom of a phone's screen. In the document they come earlier, for screen readers. */
export function ContactLinkList({ links, ref, className }: ContactLinkListProps) {
  return (
    <ul
      ref={ref}
      aria-label={t('Contact the seller')}
      className={classNames(
        'sticky bottom-0 z-15 order-last -mx-4 flex gap-2 border-t border-line bg-canvas px-4 py-2 low:static',
        className,
      )}
    >
      {links.map((link, index) => (
        <li key={link.label} className="min-w-0 flex-1">
          <ContactLinkButton
            link={link}
            isPrimary={index === 0}
            className={classNames(
              'w-full scroll-mb-0! px-1!',
              // Three or four links fit only with their words below the icons.
              links.length > 2 && 'flex-col gap-0! text-xs',
            )}
          />
        </li>
      ))}
    </ul>
  );
}

export const ContactBar = ({ links }: Pick<ContactLinkListProps, 'links'>) => (
  <ContactLinkList ref={pageBarRef} links={links} className={besideBoxClass} />
);

/** The contacts on a desktop. Most desktops cannot dial, so a button beside each number copies it. */
export function ContactPanel({ links }: { links: readonly ContactLink[] }) {
  const linksWithoutNumber = links.filter(({ number }) => number === undefined);
  // Without a number, the first link is the main button, as on a phone.
  const isMain = (index: number) => linksWithoutNumber.length === links.length && index === 0;
  return (
    <ul aria-label={t('Contact the seller')} className="grid grid-cols-2 gap-2">
      {links.map(
        ({ number, href }) =>
          number !== undefined && (
            <li key={href} className="col-span-2 flex gap-2">
              <a href={href} className={buttonClass('primary', 'min-w-0 flex-1')}>
                <Icon of={Phone} className="size-4 shrink-0" />
                <RichText
                  of="<hidden>Call</hidden> {number}"
                  values={{
                    hidden: visuallyHidden,
                    number: (
                      <bdi dir="ltr" className="truncate">
                        {number}
                      </bdi>
                    ),
                  }}
                />
              </a>
              <Button onClick={() => void copyText(number, 'number')}>
                <Icon of={Copy} className="size-4" />
                <RichText of="Copy {number}" values={{ number: <span className="sr-only">{number}</span> }} />
              </Button>
            </li>
          ),
      )}
      {linksWithoutNumber.map((link, index) => (
        <li
          key={link.label}
          className={isMain(index) || linksWithoutNumber.length === 1 ? 'col-span-2' : undefined}
        >
          <ContactLinkButton link={link} isPrimary={isMain(index)} className="w-full" />
        </li>
      ))}
    </ul>
  );
}

export function NoContact({ isOwn }: { isOwn: boolean }) {
  return (
    <p className="rounded-control bg-sunken px-4 py-2 text-sm">
      {isOwn
        ? t("You haven't added contact details, so buyers can't reach you.")
        : t(
            'The seller left no contact details. Ask about this offer in the box below. Sellers read the requests.',
          )}
    </p>
  );
}
