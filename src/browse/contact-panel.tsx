import { Copy, Phone } from 'lucide';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { t } from '@/language/translate';
import { Button, buttonClass } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import type { ContactLink } from '@/listings/contact-links';
import { ContactLinkButton } from './contact-link-button';

/** The contacts of a seller on a desktop, which cannot dial: numbers to copy, and links. */
export function ContactPanel({ ways }: { ways: readonly ContactLink[] }) {
  const links = ways.filter(({ number }) => number === undefined);
  // Without a number the first link is the main button, as on phones.
  const isMain = (index: number) => links.length === ways.length && index === 0;
  return (
    <ul aria-label={t('Contact the seller')} className="grid grid-cols-2 gap-2">
      {ways.map(
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
      {links.map((way, index) => (
        <li key={way.label} className={isMain(index) || links.length === 1 ? 'col-span-2' : undefined}>
          <ContactLinkButton way={way} isMain={isMain(index)} className="w-full" />
        </li>
      ))}
    </ul>
  );
}

/** Shown if a seller gave no contact, to buyers and to the seller. */
export function NoContact({ isOwn }: { isOwn: boolean }) {
  return (
    <p className="rounded-control bg-sunken px-4 py-2 text-sm">
      {isOwn
        ? t('You gave no contact, so buyers cannot reach you.')
        : t('The seller gave no contact. Ask for this offer in the box below: sellers read the requests.')}
    </p>
  );
}
