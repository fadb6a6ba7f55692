import { BadgeCheck } from 'lucide';
import { Icon } from '@/ui/icon';

/** Says that somebody has looked at the offer before it was shown. */
export function VerifiedBadge() {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-sunken px-3 py-1 text-sm font-semibold text-brand">
      <Icon of={BadgeCheck} className="size-4" />
      Verified offer
    </span>
  );
}
