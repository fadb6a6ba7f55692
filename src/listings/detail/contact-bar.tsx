import { type Ref, useRef } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/lib/class-names';
import { besideBoxClass, usePageBar } from '@/ui/bottom-bars';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ContactWay } from './contact-ways';

interface ContactBarProps {
  ways: readonly ContactWay[];
  ref?: Ref<HTMLUListElement>;
  className?: string;
}

/**
 * The links to the seller on a phone, at the end of the screen. They stand last, but are read before the
 * thumbnails.
 */
export function ContactLinks({ ways, ref, className }: ContactBarProps) {
  return (
    <ul
      ref={ref}
      aria-label={t('Contact the seller')}
      className={classNames(
        'sticky bottom-0 z-10 order-last -mx-4 flex gap-2 border-t border-line bg-canvas px-4 py-2 low:static',
        className,
      )}
    >
      {ways.map(({ label, href, icon }, index) => (
        <li key={label} className="min-w-0 flex-1">
          <a
            href={href}
            {...(!href.startsWith('tel:') && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
            className={buttonClass(
              index === 0 ? 'primary' : 'quiet',
              classNames(
                'w-full scroll-mb-0! px-1!',
                // Three or four words stand under their icons, or they would not fit.
                ways.length > 2 && 'flex-col gap-0! text-xs',
              ),
            )}
          >
            <Icon of={icon} className="size-4" />
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same as the page's own bar, beside the request box. */
export function ContactBar({ ways }: Pick<ContactBarProps, 'ways'>) {
  const bar = useRef<HTMLUListElement>(null);
  usePageBar(bar);
  return <ContactLinks ref={bar} ways={ways} className={besideBoxClass} />;
}
