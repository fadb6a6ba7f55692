import type { ReactNode } from 'react';
import { classNames } from '@/platform/class-names';

interface ToggleChipProps {
  isSet: boolean;
  onPress: () => void;
  /** Whether it opens a dialog instead of changing a value. */
  opens?: boolean;
  children: ReactNode;
}

/** A small button that selects one of several choices. */
export function ToggleChip({ isSet, onPress, opens = false, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      {...(opens ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': isSet })}
      onClick={onPress}
      className="group tap flex shrink-0 items-center rounded-full"
    >
      <span
        className={classNames(
          'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap',
          isSet
            ? 'border-brand bg-sunken font-semibold text-brand'
            : 'border-line bg-surface group-hover:border-edge',
        )}
      >
        {children}
      </span>
    </button>
  );
}
