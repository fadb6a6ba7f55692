import { t } from '@/language/translate';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ContactLink } from '@/listings/contact-links';

interface ContactLinkProps {
  way: ContactLink;
  isMain: boolean;
  className: string;
}

/** A link that contacts the seller. */
export const ContactLinkButton = ({ way: { label, href, icon }, isMain, className }: ContactLinkProps) => (
  <a
    href={href}
    {...(!href.startsWith('tel:') && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
    className={buttonClass(isMain ? 'primary' : 'quiet', className)}
  >
    <Icon of={icon} className="size-4 shrink-0" />
    {t(label)}
  </a>
);
