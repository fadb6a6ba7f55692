import { BadgeCheck } from 'lucide-react';

/** Says that somebody has looked at the offer before it was shown. */
export function VerifiedBadge() {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-sunken px-3 py-1 text-sm font-semibold text-brand">
      <BadgeCheck aria-hidden className="size-4" />
      Verified offer
    </span>
  );
}
