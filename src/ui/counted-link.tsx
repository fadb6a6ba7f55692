import type { IconNode } from 'lucide';
import { Link } from 'react-router-dom';
import { CountBadge, type CountBadgeProps } from './count-badge';
import { Icon } from './icon';

interface CountedLinkProps extends CountBadgeProps {
  to: string;
  /** Includes the number. */
  label: string;
  icon: IconNode;
}

/** A navigation link with a count of what it leads to. */
export const CountedLink = ({ to, label, icon, ...badge }: CountedLinkProps) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className="tap relative inline-flex items-center justify-center rounded-control hover:bg-sunken"
  >
    <Icon of={icon} />
    <CountBadge {...badge} />
  </Link>
);
