import { Globe, type IconNode, Music2, Phone, Send } from 'lucide';
import { useRef } from 'react';
import { classNames } from '@/lib/class-names';
import type { Listing } from '@/listings/catalogue/listing';
import { besideBoxClass, usePageBar } from '@/ui/bottom-bars';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

export interface ContactWay {
  label: string;
  href: string;
  icon: IconNode;
}

/** The number to dial: sellers often write two into the one field. */
const firstNumber = (phone: string) => /\+?\d[\d\s().-]*/.exec(phone)?.[0].replace(/[^\d+]/g, '') ?? '';

/** The ways to reach the seller that the listing names, the most direct first. */
export function contactWays({ phone, telegram, tiktok, website }: Listing): readonly ContactWay[] {
  const ways: readonly [string, string | null, IconNode][] = [
    ['Call', phone && `tel:${firstNumber(phone)}`, Phone],
    ['Telegram', telegram, Send],
    ['TikTok', tiktok, Music2],
    ['Website', website, Globe],
  ];
  return ways.flatMap(([label, href, icon]) => (href ? [{ label, href, icon }] : []));
}

/** The links to the seller: fixed beside the request box on a phone, in the column on a desktop. */
export function ContactBar({ ways }: { ways: readonly ContactWay[] }) {
  const bar = useRef<HTMLUListElement>(null);
  usePageBar(bar);
  return (
    <ul
      ref={bar}
      aria-label="Contact the seller"
      className={classNames(
        'sticky bottom-0 z-10 -mx-4 flex gap-2 border-t border-line bg-canvas px-4 py-2 low:static lg:static lg:col-start-2 lg:mx-0 lg:grid lg:self-start lg:grid-cols-2 lg:border-0 lg:p-0',
        besideBoxClass,
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
                'w-full scroll-mb-0! px-1! lg:flex-row lg:gap-2! lg:text-base',
                // Three or four words stand under their icons, or they would not fit.
                ways.length > 2 && 'flex-col gap-0! text-xs',
              ),
            )}
          >
            <Icon of={icon} className="size-4" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
