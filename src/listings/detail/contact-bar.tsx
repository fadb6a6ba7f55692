import { Globe, type IconNode, Music2, Phone, Send } from 'lucide';
import type { Listing } from '@/listings/catalogue/listing';
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

/** The links to the seller: fixed above the request box on a phone, in the column on a desktop. */
export function ContactBar({ ways }: { ways: readonly ContactWay[] }) {
  if (ways.length === 0) return null;
  return (
    <ul
      aria-label="Contact the seller"
      className="sticky bottom-(--floor-height) z-10 -mx-4 flex gap-2 border-t border-line bg-canvas px-4 py-2 lg:static lg:col-start-2 lg:mx-0 lg:grid lg:self-start lg:grid-cols-2 lg:border-0 lg:p-0"
    >
      {ways.map(({ label, href, icon }, index) => (
        <li key={label} className="min-w-0 flex-1">
          <a
            href={href}
            {...(!href.startsWith('tel:') && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
            className={buttonClass(
              index === 0 ? 'primary' : 'quiet',
              'w-full flex-col gap-0! px-1! text-xs lg:flex-row lg:gap-2! lg:text-base',
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
