import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ContactWay } from './contact-ways';

/** The ways to the seller: at hand above the request box on a phone, in the column on a desktop. */
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
