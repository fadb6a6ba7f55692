import { classNames } from '@/platform/class-names';

export interface CountBadgeProps {
  count: number;
  /** `news` stands out; `plain` only counts. */
  tone?: 'news' | 'plain';
}

/** A number on the corner of its parent; nothing for 0. Screen readers get the number elsewhere. */
export function CountBadge({ count, tone = 'news' }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute top-0.5 right-0.5 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-semibold tabular-nums',
        tone === 'news' ? 'bg-sale text-canvas' : 'bg-brand text-on-brand',
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
