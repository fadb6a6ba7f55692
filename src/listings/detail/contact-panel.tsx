import { Copy, Phone } from 'lucide';
import { RichText, hiddenWords } from '@/language/rich-text';
import { t } from '@/language/translate';
import { Button, buttonClass } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import { type ContactWay, contactNumbers } from './contact-ways';
import { WayLink } from './way-link';

interface ContactPanelProps {
  /** As it is written; it may hold several numbers. */
  phone: string | null;
  ways: readonly ContactWay[];
}

/** The ways to the seller on a desktop, which calls nobody: the numbers to read and copy, and the links. */
export function ContactPanel({ phone, ways }: ContactPanelProps) {
  const links = ways.filter(({ href }) => !href.startsWith('tel:'));
  // Without a number the first of them is the main button, as on phones.
  const isMain = (index: number) => !phone && index === 0;
  return (
    <ul aria-label={t('Contact the seller')} className="grid grid-cols-2 gap-2">
      {phone &&
        contactNumbers(phone).map(({ text, href }) => (
          <li key={text} className="col-span-2 flex gap-2">
            <a href={href} className={buttonClass('primary', 'min-w-0 flex-1')}>
              <Icon of={Phone} className="size-4 shrink-0" />
              <RichText
                of="<hidden>Call</hidden> {number}"
                values={{
                  hidden: hiddenWords,
                  number: (
                    <bdi dir="ltr" className="truncate">
                      {text}
                    </bdi>
                  ),
                }}
              />
            </a>
            <Button onClick={() => void copyText(text, 'number')}>
              <Icon of={Copy} className="size-4" />
              <RichText of="Copy {number}" values={{ number: <span className="sr-only">{text}</span> }} />
            </Button>
          </li>
        ))}
      {links.map((way, index) => (
        <li key={way.label} className={isMain(index) || links.length === 1 ? 'col-span-2' : undefined}>
          <WayLink way={way} isMain={isMain(index)} className="w-full" />
        </li>
      ))}
    </ul>
  );
}

/** Said where a seller gave no way to be reached. */
export function NoContact() {
  return (
    <p className="rounded-control bg-sunken px-4 py-2 text-sm">
      {t('The seller gave no contact. Ask for this offer in the box below: sellers read the requests.')}
    </p>
  );
}
